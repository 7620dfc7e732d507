-- Each download was a row, and every reading of a kit counted them all: after a day of them that took seconds. A file is one row now, which counts its downloads.
ALTER TABLE brand_kit_assets
  ADD COLUMN place integer NOT NULL DEFAULT 0,
  ADD COLUMN downloads integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();

SET LOCAL ROLE brandwright_system;
WITH files AS (
  SELECT max(id::text)::uuid AS id, brand_kit_id, file_type, file_name, count(*) AS downloads, max(created_at) AS last,
    row_number() OVER (PARTITION BY brand_kit_id, file_type ORDER BY min(created_at), file_name) - 1 AS place
  FROM brand_kit_assets GROUP BY brand_kit_id, file_type, file_name
)
UPDATE brand_kit_assets SET place = files.place, downloads = files.downloads, updated_at = files.last FROM files WHERE brand_kit_assets.id = files.id;
DELETE FROM brand_kit_assets AS other USING brand_kit_assets AS kept
  WHERE other.brand_kit_id = kept.brand_kit_id AND other.file_type = kept.file_type AND other.file_name = kept.file_name AND other.id::text < kept.id::text;
SET LOCAL ROLE none;

CREATE UNIQUE INDEX brand_kit_assets_of_place ON brand_kit_assets (brand_kit_id, file_type, place);
DROP INDEX brand_kit_assets_of_kit;
GRANT UPDATE ON brand_kit_assets TO brandwright_person;
