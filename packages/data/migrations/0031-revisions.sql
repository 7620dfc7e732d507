-- Requested changes (rows V). What a plan includes is counted under a lock of its order, so the system adds them.
ALTER TABLE brand_kit_revisions
  ADD CONSTRAINT brand_kit_revisions_type CHECK (revision_type IN ('color', 'logo', 'typography', 'general')),
  ADD CONSTRAINT brand_kit_revisions_status CHECK (status IN ('pending', 'in_progress', 'completed', 'rejected'));
REVOKE INSERT ON brand_kit_revisions FROM brandwright_person;
-- The queue of our designers.
CREATE INDEX brand_kit_revisions_open ON brand_kit_revisions (created_at, id) WHERE status IN ('pending', 'in_progress');
CREATE INDEX brand_kit_revisions_closed ON brand_kit_revisions (created_at DESC, id DESC)
  WHERE status NOT IN ('pending', 'in_progress');
