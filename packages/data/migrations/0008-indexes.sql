-- Who deletes a kit deletes what names it: without an index the events of everybody's whole month were looked through for each.
CREATE INDEX kit_events_of_kit ON kit_events (brand_kit_id);
-- Looked for every few minutes, and few of all: kits that are being made, and those that could not be.
CREATE INDEX brand_kits_not_made ON brand_kits (created_at) WHERE status IN ('generating', 'error');
