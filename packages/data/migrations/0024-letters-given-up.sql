-- Emails that were given up stay for a month, and were looked through for every email and every list of orders. One index serves both: few
-- emails wait at a time, and the next one is chosen among all of them (H15-05).
DROP INDEX mails_due;
CREATE INDEX mails_waiting ON mails (recipient) WHERE sent_at IS NULL AND tries < 80;
