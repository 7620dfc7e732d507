-- A second factor that is on keeps its secret, and is turned on only by a code of the secret that it has. The accounts library reads before it
-- writes, and somebody else may have written in between (H14-02).
CREATE FUNCTION guard_second_factor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.secret <> OLD.secret THEN
    IF OLD.verified OR (SELECT two_factor_enabled FROM profiles WHERE id = OLD.user_id) THEN
      RAISE EXCEPTION 'this second factor is on' USING ERRCODE = 'unique_violation';
    END IF;
    NEW.last_step := NULL;
  ELSIF NEW.verified AND NOT OLD.verified AND NEW.last_step IS NULL THEN
    RAISE EXCEPTION 'no code of this secret was given' USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_second_factor BEFORE UPDATE ON second_factors
  FOR EACH ROW EXECUTE FUNCTION guard_second_factor();
