-- A copy of a kit had copies of its drawings: three hundred copies of one kit took four gigabytes. Logos are rows of their person now, and kits and orders
-- name them: a copy names the same ones.
CREATE TABLE logos (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  logo json NOT NULL,
  document json
);
CREATE INDEX logos_by_user ON logos (user_id);
ALTER TABLE kit_logos ADD COLUMN logo_id uuid;

SET LOCAL ROLE brandwright_system;
UPDATE kit_logos SET logo_id = gen_random_uuid();
-- What was drawn for orders that nobody has paid is drawn again when it is.
DELETE FROM order_proofs;
SET LOCAL ROLE none;

ALTER TABLE logos ENABLE ROW LEVEL SECURITY;
ALTER TABLE logos FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON logos TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON logos TO brandwright_system;
CREATE POLICY own ON logos TO brandwright_person USING (user_id = app_person()) WITH CHECK (user_id = app_person());
GRANT SELECT, INSERT ON logos TO brandwright_person;

SET LOCAL ROLE brandwright_system;
INSERT INTO logos (id, user_id, logo, document)
  SELECT kit_logos.logo_id, user_id, logo, document FROM kit_logos JOIN brand_kits ON id = brand_kit_id;
SET LOCAL ROLE none;

ALTER TABLE kit_logos ALTER COLUMN logo_id SET NOT NULL, ADD FOREIGN KEY (logo_id) REFERENCES logos, DROP COLUMN logo, DROP COLUMN document;
CREATE INDEX kit_logos_by_logo ON kit_logos (logo_id);
ALTER TABLE order_proof_logos ADD COLUMN logo_id uuid NOT NULL REFERENCES logos, DROP COLUMN logo, DROP COLUMN document;
CREATE INDEX order_proof_logos_by_logo ON order_proof_logos (logo_id);

-- A kit names its owner's logos alone.
ALTER POLICY own ON kit_logos USING (owns_kit(brand_kit_id))
  WITH CHECK (owns_kit(brand_kit_id) AND EXISTS (SELECT FROM logos WHERE id = logo_id));
