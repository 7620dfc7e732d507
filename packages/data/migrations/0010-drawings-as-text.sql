-- Designs are kept and given out whole, and are thousands of numbers: as jsonb each was made into a numeric and back, which held the embedded
-- database, and with it the server, for twice as long.
ALTER TABLE drafts ALTER COLUMN document TYPE json USING document::json;
ALTER TABLE brand_kits
  ALTER COLUMN logo_variants DROP DEFAULT,
  ALTER COLUMN logo_variants TYPE json USING logo_variants::json,
  ALTER COLUMN logo_variants SET DEFAULT '[]'::json,
  ALTER COLUMN documents TYPE json USING documents::json;
-- A list of kits shows how many logos each keeps: counted when they are written, not by reading all of them for every list.
-- By a trigger, since a restore writes whole rows, and takes no column that is generated.
ALTER TABLE brand_kits ADD COLUMN variants integer NOT NULL DEFAULT 0;
-- No row security stands in the way of a change of type, whoever migrates.
ALTER TABLE brand_kits ALTER COLUMN variants TYPE integer USING json_array_length(logo_variants);

CREATE FUNCTION count_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.variants := json_array_length(NEW.logo_variants);
  RETURN NEW;
END $$;
CREATE TRIGGER count_variants BEFORE INSERT OR UPDATE OF logo_variants ON brand_kits
  FOR EACH ROW EXECUTE FUNCTION count_variants();
