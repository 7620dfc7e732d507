-- What is drawn for orders that nobody pays is bounded by its bytes (H10-05).
ALTER TABLE order_proofs ADD COLUMN bytes integer NOT NULL DEFAULT 0;
