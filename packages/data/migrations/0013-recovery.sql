-- Links that take an account back: they outlive what a thief does, so several may work at a time.
ALTER TABLE account_links DROP CONSTRAINT account_links_purpose_check;
ALTER TABLE account_links ADD CONSTRAINT account_links_purpose_check CHECK (purpose IN ('confirm', 'move', 'reset', 'recover'));
DROP INDEX account_links_open;
CREATE UNIQUE INDEX account_links_open ON account_links (user_id, purpose) WHERE ended IS NULL AND purpose <> 'recover';
-- The account had no second factor before the letter: following its link ends one that was set up.
ALTER TABLE account_links ADD COLUMN ends_factor boolean NOT NULL DEFAULT false;
