-- Everything that a request does is done as one of two roles, neither of which owns a table:
-- brandwright_person sees the rows of the person named by the setting app.person, brandwright_system what serves everybody.
-- Roles belong to the whole cluster, so another database of it may have made them, in this very moment.
DO $$ BEGIN CREATE ROLE brandwright_person NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
DO $$ BEGIN CREATE ROLE brandwright_system NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
DO $$ BEGIN
  IF NOT (pg_has_role(session_user, 'brandwright_person', 'MEMBER') AND pg_has_role(session_user, 'brandwright_system', 'MEMBER')) THEN
    EXECUTE format('GRANT brandwright_person, brandwright_system TO %I', session_user);
  END IF;
END $$;
DO $$ BEGIN EXECUTE format('GRANT USAGE ON SCHEMA %I TO brandwright_person, brandwright_system', current_schema()); END $$;

CREATE TABLE profiles (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  full_name text NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  role text NOT NULL DEFAULT 'person' CHECK (role IN ('person', 'admin')),
  two_factor_enabled boolean NOT NULL DEFAULT false,
  accepted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token text NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_of_user ON sessions (user_id);

CREATE TABLE credentials (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id text NOT NULL,
  provider_id text NOT NULL,
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX credentials_of_user ON credentials (user_id);

CREATE TABLE verifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX verifications_by_identifier ON verifications (identifier);

CREATE TABLE second_factors (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  secret text NOT NULL,
  backup_codes text NOT NULL,
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  verified boolean NOT NULL DEFAULT true,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until timestamptz
);
CREATE INDEX second_factors_of_user ON second_factors (user_id);

CREATE TABLE brand_kits (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  business_name text NOT NULL,
  industry text NOT NULL DEFAULT 'Unknown',
  status text NOT NULL DEFAULT 'generating',
  personality_traits jsonb NOT NULL,
  color_palette jsonb NOT NULL,
  logo_variants jsonb NOT NULL DEFAULT '[]',
  templates jsonb NOT NULL DEFAULT '[]',
  brief jsonb,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE INDEX brand_kits_of_user ON brand_kits (user_id, created_at DESC);

CREATE TABLE kit_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  brand_kit_id uuid NOT NULL REFERENCES brand_kits ON DELETE CASCADE,
  step integer NOT NULL,
  label text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz,
  UNIQUE (brand_kit_id, step)
);

CREATE TABLE share_links (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  brand_kit_id uuid NOT NULL REFERENCES brand_kits ON DELETE CASCADE,
  secret_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
CREATE INDEX share_links_of_kit ON share_links (brand_kit_id);

CREATE TABLE brand_kit_assets (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  brand_kit_id uuid NOT NULL REFERENCES brand_kits ON DELETE CASCADE,
  file_type text NOT NULL,
  file_name text NOT NULL,
  file_size bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX brand_kit_assets_of_kit ON brand_kit_assets (brand_kit_id);

CREATE TABLE brand_kit_revisions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  brand_kit_id uuid NOT NULL REFERENCES brand_kits ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  revision_type text NOT NULL,
  requested_changes text NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  admin_notes text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX brand_kit_revisions_of_kit ON brand_kit_revisions (brand_kit_id);
CREATE INDEX brand_kit_revisions_of_user ON brand_kit_revisions (user_id);

CREATE TABLE social_media_templates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  brand_kit_id uuid NOT NULL REFERENCES brand_kits ON DELETE CASCADE,
  platform text NOT NULL,
  template_type text NOT NULL,
  template_data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX social_media_templates_of_kit ON social_media_templates (brand_kit_id);

CREATE TABLE orders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid REFERENCES profiles ON DELETE SET NULL,
  status text NOT NULL DEFAULT 'open',
  plan text NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL DEFAULT 'usd',
  stripe_session_id text UNIQUE,
  brand_data jsonb,
  brand_kit_id uuid REFERENCES brand_kits ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  paid_at timestamptz
);
CREATE INDEX orders_of_user ON orders (user_id, created_at DESC);

CREATE TABLE usage (
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  usage_type text NOT NULL,
  count integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, usage_type)
);

CREATE TABLE drafts (
  user_id uuid PRIMARY KEY REFERENCES profiles ON DELETE CASCADE,
  document jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  window_start timestamptz NOT NULL,
  count integer NOT NULL
);

CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL DEFAULT now(),
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz
);
CREATE INDEX mails_due ON mails (due_at) WHERE sent_at IS NULL;

CREATE TABLE audit_log (
  id bigserial PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  person_id uuid,
  action text NOT NULL,
  subject text,
  detail jsonb NOT NULL DEFAULT '{}',
  request_id text
);
CREATE INDEX audit_log_of_person ON audit_log (person_id, at DESC);

CREATE TABLE erasures (
  person_id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);
