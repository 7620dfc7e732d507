-- Messages of the contact page (rows C-01 to C-03). Sender and operator call a message by its number.
CREATE TABLE contact_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number bigserial NOT NULL UNIQUE,
  user_id uuid REFERENCES profiles ON DELETE CASCADE,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  suspected boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz
);
ALTER SEQUENCE contact_messages_number_seq RESTART WITH 1001;
CREATE INDEX contact_messages_of_user ON contact_messages (user_id);
CREATE INDEX contact_messages_open ON contact_messages (number) WHERE answered_at IS NULL;

ALTER TABLE contact_messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE contact_messages FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON contact_messages TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON contact_messages TO brandwright_system;
GRANT USAGE ON SEQUENCE contact_messages_number_seq TO brandwright_system;
-- What a person's export holds.
CREATE POLICY own ON contact_messages TO brandwright_person USING (user_id = app_person());
GRANT SELECT ON contact_messages TO brandwright_person;

-- Support answers the sender of a message, not the server that forwarded it.
ALTER TABLE mails ADD COLUMN reply_to text;
