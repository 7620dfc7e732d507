-- What a receipt says is written down when the money comes: settings, catalogue and accounts change afterwards, a receipt does not.
ALTER TABLE orders
  ADD COLUMN receipt jsonb,
  ADD COLUMN credit_note text UNIQUE;

-- Receipts and credit notes are counted apart, and so is what no money moved for.
ALTER TABLE receipt_numbers ADD COLUMN series text NOT NULL DEFAULT '';
ALTER TABLE receipt_numbers DROP CONSTRAINT receipt_numbers_pkey, ADD PRIMARY KEY (series, year);

-- Letters that the law asks for go out also when their reader's account was erased meanwhile.
ALTER TABLE mails ADD COLUMN owed boolean NOT NULL DEFAULT false;

-- What was paid before says as much as is known of it. Every table is closed to its owner, so this is the system's to do.
SET LOCAL ROLE brandwright_system;
UPDATE orders SET receipt = jsonb_build_object(
  'item', 'Brandwright ' || CASE plan WHEN 'premium' THEN 'AI Brand Kit' ELSE initcap(plan) END,
  'net', amount,
  'tax', tax,
  'taxRate', NULL,
  'currency', currency,
  'paidBy', NULL,
  'seller', jsonb_build_object('lines', jsonb_build_array('Brandwright'), 'taxId', NULL),
  'buyer', jsonb_build_object(
    'name', coalesce(buyer ->> 'name', (SELECT full_name FROM profiles WHERE profiles.id = orders.user_id)),
    'email', (SELECT email FROM profiles WHERE profiles.id = orders.user_id),
    'address', CASE WHEN buyer ->> 'country' IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(buyer ->> 'country') END,
    'country', buyer -> 'country',
    'taxId', buyer -> 'taxId'
  )
) WHERE receipt_number IS NOT NULL;
SET LOCAL ROLE none;

-- Who bought stands on the receipt, and nowhere else.
ALTER TABLE orders DROP COLUMN buyer;
