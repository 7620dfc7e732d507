-- A person has one second factor: two pages that began one at the same moment made two secrets, of which one worked.
-- Every table is closed to its owner, so this is the system's to do.
SET LOCAL ROLE brandwright_system;
DELETE FROM second_factors older USING second_factors newer WHERE older.user_id = newer.user_id AND older.ctid < newer.ctid;
SET LOCAL ROLE none;
DROP INDEX second_factors_of_user;
CREATE UNIQUE INDEX second_factors_of_user ON second_factors (user_id);
