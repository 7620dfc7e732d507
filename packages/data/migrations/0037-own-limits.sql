-- A limit that an admin set for one person, in place of the free one for everybody (row U-01). A paid order still lifts it.
ALTER TABLE usage ADD COLUMN allowed integer CHECK (allowed BETWEEN 0 AND 999999);

CREATE OR REPLACE FUNCTION increment_user_usage(_user_id uuid, _usage_type text, _increment integer DEFAULT 1) RETURNS boolean LANGUAGE sql
  AS $$
    SELECT CASE WHEN _increment > 0
      THEN increment_user_usage(_user_id, _usage_type, _increment,
        coalesce(
          (SELECT allowed FROM usage WHERE user_id = _user_id AND usage_type = _usage_type), usage_limit(_usage_type, false)),
        usage_limit(_usage_type, true))
      ELSE false
    END
  $$;

-- Admins read people newest first, in pages.
CREATE INDEX profiles_by_time ON profiles (created_at DESC, id DESC);
