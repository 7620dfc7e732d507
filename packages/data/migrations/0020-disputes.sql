-- Somebody whose payment is disputed buys the brand again; then the dispute is won, and both are paid (H10-02).
ALTER TABLE orders ADD COLUMN disputed_at timestamptz, ADD COLUMN dispute_won_at timestamptz;
