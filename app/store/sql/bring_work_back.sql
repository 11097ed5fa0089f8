-- SPDX-License-Identifier: GPL-3.0-or-later
UPDATE work SET event_id = '', bank_id = ?, question_id = ? WHERE event_id = ?
