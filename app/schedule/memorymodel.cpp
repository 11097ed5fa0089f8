// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/memorymodel.h"

#include "schedule/fsrs6.h"

namespace foldout {

Result<MemoryModelPtr> memoryModel(const QList<double> &parameters)
{
    const auto migrated = Fsrs6::migrated(parameters);
    if (!migrated)
        return migrated.error();
    return MemoryModelPtr(std::make_shared<const Fsrs6>(*migrated));
}

} // namespace foldout
