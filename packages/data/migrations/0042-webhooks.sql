-- Addresses that people’s events go to. Secrets are sealed with the server’s own, and only the system reads them.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  url text NOT NULL,
  secret text NOT NULL,
  former_secret text,
  former_until timestamptz,
  state text NOT NULL DEFAULT 'on',
  failing_since timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX webhooks_of_user ON webhooks (user_id);
ALTER TABLE webhooks ENABLE ROW LEVEL SECURITY;
ALTER TABLE webhooks FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON webhooks TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON webhooks TO brandwright_system;
-- What a person’s export holds.
CREATE POLICY own ON webhooks TO brandwright_person USING (user_id = app_person());
GRANT SELECT (id, user_id, url, state, failing_since, created_at) ON webhooks TO brandwright_person;

-- Events on their way to them, written in the transaction they tell of, and the log of what became of them.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_id text NOT NULL,
  webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  brand_kit_id uuid REFERENCES brand_kits ON DELETE CASCADE,
  type text NOT NULL,
  body text NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  tries integer NOT NULL DEFAULT 0,
  attempts jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX webhook_deliveries_of_webhook ON webhook_deliveries (webhook_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_of_user ON webhook_deliveries (user_id);
CREATE INDEX webhook_deliveries_of_kit ON webhook_deliveries (brand_kit_id);
CREATE INDEX webhook_deliveries_by_time ON webhook_deliveries (created_at);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (due_at) WHERE state = 'waiting';
ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY;
ALTER TABLE webhook_deliveries FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON webhook_deliveries TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_deliveries TO brandwright_system;
-- For exports; and a person who deletes a kit deletes what was told of it.
CREATE POLICY own ON webhook_deliveries TO brandwright_person USING (user_id = app_person());
GRANT SELECT, DELETE ON webhook_deliveries TO brandwright_person;
