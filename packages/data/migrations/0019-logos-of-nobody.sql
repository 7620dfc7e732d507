-- The logos of an account that is erased, or of a kit that is removed, are hundreds of megabytes: they belong to nobody from that moment, and go some at a time (H8-06).
ALTER TABLE logos ALTER COLUMN user_id DROP NOT NULL;
ALTER TABLE logos DROP CONSTRAINT logos_user_id_fkey;
ALTER TABLE logos ADD CONSTRAINT logos_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles ON DELETE SET NULL;
CREATE INDEX logos_of_nobody ON logos (id) WHERE user_id IS NULL;
