-- An account at a provider opens one account here, and an account here knows each provider once. Rows with a password have the
-- person's own id in the place of the provider's.
CREATE UNIQUE INDEX credentials_by_provider ON credentials (provider_id, account_id);
CREATE UNIQUE INDEX credentials_of_user_by_provider ON credentials (user_id, provider_id);
DROP INDEX credentials_of_user;

-- What a person's export says about how they sign in. Hashes and tokens stay closed.
CREATE POLICY own ON credentials TO brandwright_person USING (user_id = app_person());
GRANT SELECT (user_id, provider_id, created_at) ON credentials TO brandwright_person;
