-- A logo at a glance, for lists (row D-07): colors and typeface. Null: not known yet, as of all logos of before; they are written when a logo is
-- stored, or when its picture is next drawn. Those of kit_logos are in the look that they name.
ALTER TABLE logos ADD COLUMN traits jsonb;
ALTER TABLE kit_logos ADD COLUMN traits jsonb;

-- Traits of a kit's first logo as the kit shows it. A logo never changes, so its own hold for good; those in a look hold while the kit has that look.
CREATE FUNCTION lead_traits(kit uuid, look jsonb) RETURNS jsonb LANGUAGE sql STABLE
  RETURN (
    SELECT CASE WHEN look IS NULL THEN logos.traits WHEN kit_logos.traits -> 'look' = look THEN kit_logos.traits END
    FROM kit_logos JOIN logos ON logos.id = logo_id WHERE brand_kit_id = kit AND place = 0
  );
