-- Keys for the public API (rows P-01 to P-04, S-14). Of a key there is its SHA-256 alone, which only the system reads.
CREATE TABLE api_keys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  name text NOT NULL,
  prefix text NOT NULL,
  key_hash text NOT NULL UNIQUE,
  scopes jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX api_keys_of_user ON api_keys (user_id);
CREATE INDEX api_keys_by_end ON api_keys (revoked_at) WHERE revoked_at IS NOT NULL;
ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE api_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON api_keys TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON api_keys TO brandwright_system;
-- What its owner sees of a key, and what their export holds.
CREATE POLICY own ON api_keys TO brandwright_person USING (user_id = app_person());
GRANT SELECT (id, user_id, name, prefix, scopes, created_at, last_used_at, revoked_at) ON api_keys TO brandwright_person;

-- Requests with an Idempotency-Key, for a day. One without an answer is running, or its process ended.
CREATE TABLE api_requests (
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  key text NOT NULL,
  fingerprint text NOT NULL,
  run uuid NOT NULL,
  alive_until timestamptz NOT NULL,
  answer text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX api_requests_by_time ON api_requests (created_at);
CREATE INDEX api_requests_of_user ON api_requests (user_id, created_at);
ALTER TABLE api_requests ENABLE ROW LEVEL SECURITY;
ALTER TABLE api_requests FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON api_requests TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON api_requests TO brandwright_system;

-- Requests a minute that an admin set for one person’s keys, in place of the rate of their plan.
ALTER TABLE profiles ADD COLUMN api_rate integer CHECK (api_rate BETWEEN 0 AND 100000);
CREATE FUNCTION api_rate_of(person uuid, free integer, pro integer) RETURNS integer LANGUAGE sql STABLE
  RETURN coalesce(
    (SELECT api_rate FROM profiles WHERE id = person),
    CASE WHEN EXISTS (SELECT FROM orders WHERE user_id = person AND status = 'paid' AND plan IN ('professional', 'enterprise'))
      THEN pro ELSE free END
  );
