-- The texts that were written for a kit, who wrote them and of which colors they speak (rows I-01, I-03). Null: none were.
ALTER TABLE brand_kits ADD COLUMN enhancement jsonb;
