-- Since Postgres 16 who makes a role may hand it on, but not take it: whoever logs in needs to be told so, even where they are a member.
-- Roles that an administrator made are theirs to grant.
DO $$ BEGIN
  EXECUTE format('GRANT brandwright_person, brandwright_system TO %I', session_user);
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;
