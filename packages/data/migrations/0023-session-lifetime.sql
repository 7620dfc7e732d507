-- A session ends 180 days after it began, however often it is used (ASVS 5.0, 7.3.2).
CREATE FUNCTION cap_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.expires_at := least(NEW.expires_at, NEW.created_at + interval '180 days');
  RETURN NEW;
END $$;
CREATE TRIGGER cap_session BEFORE INSERT OR UPDATE OF expires_at ON sessions
  FOR EACH ROW EXECUTE FUNCTION cap_session();
UPDATE sessions SET expires_at = expires_at;
