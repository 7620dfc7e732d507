-- What visitors of a share link think of a kit, and the public page of a brand (rows M-10, S-28). A visitor is the hash of a random cookie and the kit: no
-- name, no address, and nobody can tell that two kits had the same visitor.
ALTER TABLE brand_kits ADD COLUMN feedback_closed_at timestamptz;
ALTER TABLE profiles ADD COLUMN feedback_told_at timestamptz;

CREATE TABLE kit_votes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  brand_kit_id uuid NOT NULL REFERENCES brand_kits ON DELETE CASCADE,
  design_id text NOT NULL,
  visitor text NOT NULL,
  liked boolean,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (brand_kit_id, visitor, design_id)
);
ALTER TABLE kit_votes ENABLE ROW LEVEL SECURITY;
ALTER TABLE kit_votes FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON kit_votes TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON kit_votes TO brandwright_system;
-- Owners see what was voted, not by whom.
CREATE POLICY own ON kit_votes TO brandwright_person USING (owns_kit(brand_kit_id));
GRANT SELECT (id, brand_kit_id, design_id, liked, created_at), DELETE ON kit_votes TO brandwright_person;

-- Comments wait for the kit's owner. Until then their author alone sees them.
CREATE TABLE kit_comments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  brand_kit_id uuid NOT NULL REFERENCES brand_kits ON DELETE CASCADE,
  visitor text NOT NULL,
  name text NOT NULL,
  comment text NOT NULL,
  suspected boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  approved_at timestamptz
);
CREATE INDEX kit_comments_of_kit ON kit_comments (brand_kit_id, created_at);
CREATE INDEX kit_comments_waiting ON kit_comments (created_at) WHERE approved_at IS NULL AND NOT suspected;
ALTER TABLE kit_comments ENABLE ROW LEVEL SECURITY;
ALTER TABLE kit_comments FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON kit_comments TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON kit_comments TO brandwright_system;
CREATE POLICY own ON kit_comments TO brandwright_person USING (owns_kit(brand_kit_id)) WITH CHECK (owns_kit(brand_kit_id));
GRANT SELECT (id, brand_kit_id, name, comment, suspected, created_at, approved_at) ON kit_comments TO brandwright_person;
GRANT UPDATE (suspected, approved_at), DELETE ON kit_comments TO brandwright_person;

-- The public page of a brand, which its owner switches on (row M-10). Its address is taken while the kit exists.
CREATE TABLE brand_pages (
  brand_kit_id uuid PRIMARY KEY REFERENCES brand_kits ON DELETE CASCADE,
  slug text NOT NULL UNIQUE,
  is_on boolean NOT NULL,
  downloads text NOT NULL CHECK (downloads IN ('none', 'png', 'all')),
  about text NOT NULL,
  contact text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE brand_pages ENABLE ROW LEVEL SECURITY;
ALTER TABLE brand_pages FORCE ROW LEVEL SECURITY;
CREATE POLICY system ON brand_pages TO brandwright_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON brand_pages TO brandwright_system;
CREATE POLICY own ON brand_pages TO brandwright_person USING (owns_kit(brand_kit_id)) WITH CHECK (owns_kit(brand_kit_id));
GRANT SELECT, UPDATE ON brand_pages TO brandwright_person;
