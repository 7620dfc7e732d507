-- Headlines of a kit's social media templates that its owner wrote, by template (row T-02). The others have their own.
ALTER TABLE brand_kits ADD COLUMN headlines jsonb NOT NULL DEFAULT '{}';
