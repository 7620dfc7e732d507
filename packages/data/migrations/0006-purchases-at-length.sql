-- What a plan held when it was bought is what it holds. A payment by a slow way is known, and its money not there yet. What was asked of the provider is kept: asked again after a crash, it has to be the
-- very same. A plan is used once, whatever becomes of the kit it was used for.
ALTER TABLE orders
  ADD COLUMN granted jsonb,
  ADD COLUMN asked jsonb,
  ADD COLUMN used_at timestamptz,
  DROP CONSTRAINT orders_status,
  ADD CONSTRAINT orders_status CHECK (status IN ('open', 'expired', 'pending', 'paid', 'refunding', 'refunded', 'disputed'));
-- Every table is closed to its owner, so this is the system's to do.
SET LOCAL ROLE brandwright_system;
UPDATE orders SET used_at = paid_at WHERE brand_kit_id IS NOT NULL;
SET LOCAL ROLE none;
DROP INDEX orders_open_purchase;
CREATE UNIQUE INDEX orders_open_purchase ON orders (user_id, purchase_key) WHERE status IN ('open', 'pending');
DROP INDEX orders_to_look_at;
CREATE INDEX orders_to_look_at ON orders (created_at) WHERE status IN ('open', 'pending', 'refunding');

-- What was counted and released, by the press of a button that asked for it: whose answer is lost asks again, and is not counted twice.
CREATE TABLE releases (
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX releases_by_time ON releases (created_at);
ALTER TABLE releases ENABLE ROW LEVEL SECURITY;
ALTER TABLE releases FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON releases TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON releases TO brandwright_system;
