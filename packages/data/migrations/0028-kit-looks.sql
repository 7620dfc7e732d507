-- The palette and personality that an owner applied to every design of a kit (row M-05). Null: as designed.
ALTER TABLE brand_kits ADD COLUMN look jsonb;
-- What the files of a finished logo are printed from while its kit has a look. Logos are shared by copies of a kit, looks are not.
ALTER TABLE kit_logos ADD COLUMN document json;
GRANT UPDATE (document) ON kit_logos TO brandwright_person;
