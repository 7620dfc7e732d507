-- What is bought, how far it is, and what a tax office asks for.
ALTER TABLE orders
  ADD COLUMN purchase_key text,
  ADD COLUMN brand_key text,
  ADD COLUMN checkout_url text,
  ADD COLUMN expires_at timestamptz,
  ADD COLUMN payment_intent text UNIQUE,
  ADD COLUMN tax integer NOT NULL DEFAULT 0,
  ADD COLUMN test boolean NOT NULL DEFAULT false,
  ADD COLUMN receipt_number text UNIQUE,
  ADD COLUMN buyer jsonb,
  ADD COLUMN refund_reason text,
  ADD COLUMN refund_asked_at timestamptz,
  ADD COLUMN refunded_at timestamptz,
  ADD COLUMN looked_at timestamptz,
  ADD CONSTRAINT orders_status CHECK (status IN ('open', 'expired', 'paid', 'refunding', 'refunded', 'disputed')),
  ADD CONSTRAINT orders_one_kit UNIQUE (brand_kit_id);
-- Two tabs that buy the same thing share one checkout session.
CREATE UNIQUE INDEX orders_open_purchase ON orders (user_id, purchase_key) WHERE status = 'open';
-- What the reconciler goes through: what waits for money, and what was paid and is not done.
CREATE INDEX orders_to_look_at ON orders (created_at) WHERE status IN ('open', 'refunding');

-- Receipts are counted without gaps, by the year.
CREATE TABLE receipt_numbers (
  year integer PRIMARY KEY,
  last integer NOT NULL
);

-- Which order a kit has its plan from, and what it is made of by which version. A copy has the order of the first.
ALTER TABLE brand_kits
  ADD COLUMN order_id uuid REFERENCES orders ON DELETE SET NULL,
  ADD COLUMN documents jsonb,
  ADD COLUMN failures integer NOT NULL DEFAULT 0;
CREATE INDEX brand_kits_of_order ON brand_kits (order_id);

-- What happened to a person's kits, for pages that are open. Counted so that whoever missed some can be told from where they were.
CREATE TABLE kit_events (
  id bigserial PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  brand_kit_id uuid NOT NULL REFERENCES brand_kits ON DELETE CASCADE,
  status text NOT NULL,
  step text NOT NULL,
  progress real NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX kit_events_of_user ON kit_events (user_id, id);

-- The sandbox: checkout sessions in the payment provider's own terms, and what it has to tell us about them.
CREATE TABLE sandbox_checkouts (
  id text PRIMARY KEY,
  payment_intent text UNIQUE,
  idempotency_key text UNIQUE,
  session jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE sandbox_events (
  id text PRIMARY KEY,
  payload text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL DEFAULT now(),
  tries integer NOT NULL DEFAULT 0,
  delivered_at timestamptz
);
CREATE INDEX sandbox_events_due ON sandbox_events (due_at) WHERE delivered_at IS NULL;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['receipt_numbers', 'kit_events', 'sandbox_checkouts', 'sandbox_events'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY system ON %I TO brandwright_system USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO brandwright_system', name);
  END LOOP;
END $$;
GRANT USAGE ON SEQUENCE kit_events_id_seq TO brandwright_system;
CREATE POLICY own ON kit_events TO brandwright_person USING (user_id = app_person());
GRANT SELECT ON kit_events TO brandwright_person;

-- The queue of jobs keeps its tables in a schema of its own, where the system makes and migrates them by itself.
CREATE SCHEMA IF NOT EXISTS jobs;
GRANT USAGE, CREATE ON SCHEMA jobs TO brandwright_system;
