-- While a mail server refuses emails for now, tens of thousands wait, and some are always due. Each attempt looked through all of them. This
-- index finds those that are due (H16-05).
CREATE INDEX mails_due ON mails (due_at) WHERE sent_at IS NULL AND tries < 80;
