-- Trends on the admin page read a year of days: without these they read every order and every line of the log.
CREATE INDEX orders_by_payment ON orders (paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX orders_by_refund ON orders (refunded_at) WHERE refunded_at IS NOT NULL;
CREATE INDEX orders_by_use ON orders (used_at) WHERE used_at IS NOT NULL;
CREATE INDEX audit_log_failures ON audit_log (at) WHERE action = 'kit.failed';
