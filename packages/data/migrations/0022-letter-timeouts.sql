-- Letters whose server used up their time go behind the others, and are tried as long (H8-13, H10-10).
ALTER TABLE mails ADD COLUMN timeouts integer NOT NULL DEFAULT 0;
