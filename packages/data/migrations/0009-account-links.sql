-- Links of letters: of one account, one purpose and one address, followed once. Only a hash of a link's token is stored.
CREATE TABLE account_links (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('confirm', 'move', 'reset')),
  address text NOT NULL CHECK (address = lower(address)),
  token_hash text NOT NULL UNIQUE,
  browser_hash text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended text CHECK (ended IN ('used', 'replaced', 'password', 'address', 'factor'))
);
CREATE INDEX account_links_of_user ON account_links (user_id);
-- One link of a purpose works at a time.
CREATE UNIQUE INDEX account_links_open ON account_links (user_id, purpose) WHERE ended IS NULL;

ALTER TABLE account_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE account_links FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON account_links TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON account_links TO brandwright_system;
-- What a person's export holds; never the hashes.
CREATE POLICY own ON account_links TO brandwright_person USING (user_id = app_person());
GRANT SELECT (user_id, purpose, address, created_at, expires_at) ON account_links TO brandwright_person;

-- A code of an authenticator app is accepted once: this is the time step of the last one.
ALTER TABLE second_factors ADD COLUMN last_step bigint;
