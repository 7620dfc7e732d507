-- The drawings of a kit take up to half a megabyte each, and twenty-five of them were one value, which nobody could read or write but whole. Each is a
-- row now. The kit itself says which designs it keeps, and which of them have files: their ids, in order.
CREATE TABLE kit_logos (
  brand_kit_id uuid NOT NULL REFERENCES brand_kits ON DELETE CASCADE,
  place integer NOT NULL,
  logo json NOT NULL,
  document json,
  nth integer,
  PRIMARY KEY (brand_kit_id, place)
);
CREATE TABLE order_proof_logos (
  order_id uuid NOT NULL REFERENCES order_proofs ON DELETE CASCADE,
  place integer NOT NULL,
  logo json NOT NULL,
  document json,
  PRIMARY KEY (order_id, place)
);
ALTER TABLE brand_kits ADD COLUMN finished json NOT NULL DEFAULT '[]';
ALTER TABLE order_proofs ADD COLUMN finished json NOT NULL DEFAULT '[]';

ALTER TABLE kit_logos ENABLE ROW LEVEL SECURITY;
ALTER TABLE kit_logos FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON kit_logos TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON kit_logos TO brandwright_system;
CREATE POLICY own ON kit_logos TO brandwright_person USING (owns_kit(brand_kit_id)) WITH CHECK (owns_kit(brand_kit_id));
GRANT SELECT, INSERT ON kit_logos TO brandwright_person;
ALTER TABLE order_proof_logos ENABLE ROW LEVEL SECURITY;
ALTER TABLE order_proof_logos FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON order_proof_logos TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON order_proof_logos TO brandwright_system;
-- No request of a person reads what was drawn for an order: their export has the order itself.
DROP POLICY own ON order_proofs;
REVOKE SELECT ON order_proofs FROM brandwright_person;

-- Every table is closed to its owner, so the rest is the system's to do. What is no logo was passed over by whoever read it, and is left behind.
SET LOCAL ROLE brandwright_system;
INSERT INTO kit_logos (brand_kit_id, place, logo)
  SELECT id, row_number() OVER (PARTITION BY id ORDER BY place) - 1, logo
  FROM brand_kits, json_array_elements(logo_variants) WITH ORDINALITY AS listed (logo, place)
  WHERE json_typeof(logo -> 'design') = 'object' AND json_typeof(logo -> 'customization') IN ('object', 'null');
-- Documents of before name their design in their order alone; they are of the first logo where that is none of the kit's.
UPDATE kit_logos SET document = moved.document, nth = moved.nth
  FROM (
    SELECT id, listed.document, listed.nth,
      coalesce((SELECT min(place) FROM kit_logos WHERE brand_kit_id = id
        AND logo #>> '{design,id}' = coalesce(listed.document ->> 'logo', listed.document #>> '{order,design,id}')), 0) AS place
    FROM brand_kits, json_array_elements(CASE WHEN json_typeof(documents) = 'array' THEN documents ELSE '[]' END)
      WITH ORDINALITY AS listed (document, nth)
  ) AS moved
  WHERE kit_logos.brand_kit_id = moved.id AND kit_logos.place = moved.place;
UPDATE brand_kits SET
  logo_variants = coalesce((SELECT json_agg(logo #>> '{design,id}' ORDER BY place) FROM kit_logos WHERE brand_kit_id = id), '[]'),
  finished = coalesce((SELECT json_agg(logo #>> '{design,id}' ORDER BY nth) FROM kit_logos WHERE brand_kit_id = id AND nth IS NOT NULL), '[]');
-- What was drawn for orders that nobody has paid is drawn again when it is.
DELETE FROM order_proofs;
SET LOCAL ROLE none;
ALTER TABLE kit_logos DROP COLUMN nth;
ALTER TABLE brand_kits DROP COLUMN documents;
ALTER TABLE order_proofs DROP COLUMN documents;
