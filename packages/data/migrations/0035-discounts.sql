-- What promotion codes took off the price. From the payment on, the amount is what was paid without tax: the price less this (row B-12).
ALTER TABLE orders ADD COLUMN discount integer NOT NULL DEFAULT 0;
