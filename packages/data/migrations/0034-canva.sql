-- Canva accounts of people, and designs that were exported to them (rows J-01 to J-03).
-- Tokens and verifiers are encrypted with the server's secret. Only the system reads them.
CREATE TABLE canva_connections (
  user_id uuid PRIMARY KEY REFERENCES profiles ON DELETE CASCADE,
  account_name text NOT NULL,
  access_token text NOT NULL,
  refresh_token text NOT NULL,
  expires_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  refreshing_until timestamptz,
  connected_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE canva_connections ENABLE ROW LEVEL SECURITY;
ALTER TABLE canva_connections FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON canva_connections TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON canva_connections TO brandwright_system;
-- What a person's export holds.
CREATE POLICY own ON canva_connections TO brandwright_person USING (user_id = app_person());
GRANT SELECT (user_id, account_name, connected_at) ON canva_connections TO brandwright_person;

-- Connections that were begun. A used or expired one stays for a day, so that its page can say why it ended.
CREATE TABLE canva_states (
  state_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  brand_kit_id uuid NOT NULL REFERENCES brand_kits ON DELETE CASCADE,
  verifier text NOT NULL,
  redirect_uri text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX canva_states_of_user ON canva_states (user_id);
CREATE INDEX canva_states_of_session ON canva_states (session_id);
CREATE INDEX canva_states_of_kit ON canva_states (brand_kit_id);
ALTER TABLE canva_states ENABLE ROW LEVEL SECURITY;
ALTER TABLE canva_states FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON canva_states TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON canva_states TO brandwright_system;

-- The last design of each type that was exported of a kit. Links and thumbnails expire at Canva, so they are asked for anew.
CREATE TABLE canva_designs (
  brand_kit_id uuid NOT NULL REFERENCES brand_kits ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('logo', 'business-card', 'letterhead')),
  design_id text NOT NULL,
  name text NOT NULL,
  digest text NOT NULL,
  settled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_kit_id, type)
);
ALTER TABLE canva_designs ENABLE ROW LEVEL SECURITY;
ALTER TABLE canva_designs FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON canva_designs TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON canva_designs TO brandwright_system;
CREATE POLICY own ON canva_designs TO brandwright_person
  USING (owns_kit(brand_kit_id)) WITH CHECK (owns_kit(brand_kit_id));
GRANT SELECT, INSERT, UPDATE, DELETE ON canva_designs TO brandwright_person;

-- One export at a time for each kit, with its progress. It counts as given up when nothing has renewed it.
CREATE TABLE canva_exports (
  brand_kit_id uuid PRIMARY KEY REFERENCES brand_kits ON DELETE CASCADE,
  export_id uuid NOT NULL,
  done integer NOT NULL DEFAULT 0,
  alive_until timestamptz NOT NULL
);
ALTER TABLE canva_exports ENABLE ROW LEVEL SECURITY;
ALTER TABLE canva_exports FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON canva_exports TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON canva_exports TO brandwright_system;
CREATE POLICY own ON canva_exports TO brandwright_person
  USING (owns_kit(brand_kit_id)) WITH CHECK (owns_kit(brand_kit_id));
GRANT SELECT, INSERT, UPDATE, DELETE ON canva_exports TO brandwright_person;
