-- What a kit is made from is drawn before money is asked for, and kept with its order until the kit is there.
CREATE TABLE order_proofs (
  order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  brand_key text NOT NULL,
  engine text NOT NULL,
  edition integer NOT NULL,
  logos json NOT NULL,
  documents json NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_proofs_by_brand ON order_proofs (brand_key);
ALTER TABLE order_proofs ENABLE ROW LEVEL SECURITY;
ALTER TABLE order_proofs FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON order_proofs TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON order_proofs TO brandwright_system;
CREATE POLICY own ON order_proofs TO brandwright_person
  USING (EXISTS (SELECT FROM orders WHERE orders.id = order_id AND orders.user_id = app_person()));
GRANT SELECT ON order_proofs TO brandwright_person;

-- When a kit that was paid for was first given up: its plan or its money goes back within a day of that.
ALTER TABLE brand_kits ADD COLUMN failed_at timestamptz;
-- Every table is closed to its owner, so this is the system's to do.
SET LOCAL ROLE brandwright_system;
UPDATE brand_kits SET failed_at = now() FROM orders
  WHERE orders.brand_kit_id = brand_kits.id AND orders.status = 'paid' AND brand_kits.status = 'error';
SET LOCAL ROLE none;
