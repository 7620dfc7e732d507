-- What stands on a kit's cards, letters and codes (row K-10). Null: its owner has not typed it yet, and placeholders stand there.
ALTER TABLE brand_kits ADD COLUMN contact jsonb;
