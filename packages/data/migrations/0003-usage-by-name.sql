-- What may be used of each type, for everybody and with a paid order: the contract's usageLimits, with which a test compares it.
-- Null for what is no type, of which nothing may be used.
CREATE FUNCTION usage_limit(_usage_type text, _premium boolean) RETURNS integer LANGUAGE sql IMMUTABLE
  AS $$
    SELECT CASE WHEN _premium THEN premium ELSE free END
    FROM (VALUES ('logo_generation', 3, 999999), ('ai_enhancement', 1, 999999), ('social_templates', 2, 999999))
      AS limits (usage_type, free, premium)
    WHERE usage_type = _usage_type
  $$;

-- The procedure as the seeds call it (row Y-03): by name, one at a time unless more is said; nothing is given back by it.
CREATE FUNCTION increment_user_usage(_user_id uuid, _usage_type text, _increment integer DEFAULT 1) RETURNS boolean LANGUAGE sql
  AS $$
    SELECT CASE WHEN _increment > 0
      THEN increment_user_usage(_user_id, _usage_type, _increment, usage_limit(_usage_type, false), usage_limit(_usage_type, true))
      ELSE false
    END
  $$;
