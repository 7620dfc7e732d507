-- Whose rows a transaction may see; no row matches where nobody was named.
CREATE FUNCTION app_person() RETURNS uuid LANGUAGE sql STABLE
  AS $$ SELECT nullif(current_setting('app.person', true), '')::uuid $$;

CREATE FUNCTION owns_kit(kit uuid) RETURNS boolean LANGUAGE sql STABLE
  AS $$ SELECT EXISTS (SELECT FROM brand_kits WHERE id = kit AND user_id = app_person()) $$;

-- Every table is closed, to its owner as well; then what serves everybody sees everything in it.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'profiles', 'sessions', 'credentials', 'verifications', 'second_factors', 'brand_kits', 'kit_changes', 'share_links',
    'brand_kit_assets', 'brand_kit_revisions', 'social_media_templates', 'orders', 'usage', 'drafts', 'rate_limits', 'mails',
    'audit_log', 'erasures'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY system ON %I TO brandwright_system USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO brandwright_system', name);
  END LOOP;
END $$;

-- A log that could be changed would prove nothing.
REVOKE UPDATE, DELETE ON audit_log FROM brandwright_system;
GRANT USAGE ON SEQUENCE audit_log_id_seq TO brandwright_system;

CREATE POLICY own ON profiles TO brandwright_person USING (id = app_person()) WITH CHECK (id = app_person());
CREATE POLICY own ON sessions TO brandwright_person USING (user_id = app_person()) WITH CHECK (user_id = app_person());
CREATE POLICY own ON brand_kits TO brandwright_person USING (user_id = app_person()) WITH CHECK (user_id = app_person());
CREATE POLICY own ON kit_changes TO brandwright_person USING (owns_kit(brand_kit_id)) WITH CHECK (owns_kit(brand_kit_id));
CREATE POLICY own ON share_links TO brandwright_person USING (owns_kit(brand_kit_id)) WITH CHECK (owns_kit(brand_kit_id));
CREATE POLICY own ON brand_kit_assets TO brandwright_person USING (owns_kit(brand_kit_id)) WITH CHECK (owns_kit(brand_kit_id));
CREATE POLICY own ON brand_kit_revisions TO brandwright_person
  USING (user_id = app_person()) WITH CHECK (user_id = app_person() AND owns_kit(brand_kit_id));
CREATE POLICY own ON social_media_templates TO brandwright_person
  USING (owns_kit(brand_kit_id)) WITH CHECK (owns_kit(brand_kit_id));
CREATE POLICY own ON orders TO brandwright_person USING (user_id = app_person());
CREATE POLICY own ON usage TO brandwright_person USING (user_id = app_person());
CREATE POLICY own ON drafts TO brandwright_person USING (user_id = app_person()) WITH CHECK (user_id = app_person());

-- What a person's own requests do, and no more: roles, orders and counters are changed by the system alone.
GRANT SELECT ON profiles, sessions, orders, usage TO brandwright_person;
GRANT SELECT, INSERT, UPDATE, DELETE ON brand_kits, kit_changes, share_links, social_media_templates, drafts TO brandwright_person;
GRANT SELECT, INSERT ON brand_kit_assets, brand_kit_revisions TO brandwright_person;

-- The seeds' procedures (row Y-03). What a type is limited to is the contract's to say, so the caller brings it.
CREATE FUNCTION has_premium_access(_user_id uuid) RETURNS boolean LANGUAGE sql STABLE
  AS $$ SELECT EXISTS (SELECT FROM orders WHERE user_id = _user_id AND status = 'paid') $$;

CREATE FUNCTION get_user_usage(_user_id uuid, _usage_type text) RETURNS integer LANGUAGE sql STABLE
  AS $$ SELECT coalesce((SELECT count FROM usage WHERE user_id = _user_id AND usage_type = _usage_type), 0) $$;

-- One statement decides and counts: of fifty at once that would take the last one, one does (row U-03).
CREATE FUNCTION increment_user_usage(_user_id uuid, _usage_type text, _increment integer, _limit integer, _premium_limit integer)
  RETURNS boolean LANGUAGE sql
  AS $$
    WITH most AS (SELECT CASE WHEN has_premium_access(_user_id) THEN _premium_limit ELSE _limit END AS value),
    counted AS (
      INSERT INTO usage (user_id, usage_type, count)
      SELECT _user_id, _usage_type, _increment FROM most WHERE _increment <= most.value
      ON CONFLICT (user_id, usage_type) DO UPDATE SET count = usage.count + _increment, updated_at = now()
        WHERE usage.count + _increment <= (SELECT value FROM most)
      RETURNING count
    )
    SELECT EXISTS (SELECT FROM counted)
  $$;
