-- A deleted kit takes its list of finished logos along when it goes for good. Its order remembers them, so that a plan never gives files to more
-- logos than it has (H17-07).
ALTER TABLE orders ADD COLUMN spent_logos jsonb NOT NULL DEFAULT '[]';
