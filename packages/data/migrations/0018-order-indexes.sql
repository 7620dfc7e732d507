-- The reconciler and admins read some orders of many: without these they read all of them (H8-05).
DROP INDEX orders_to_look_at;
CREATE INDEX orders_by_status ON orders (status, expires_at);
CREATE INDEX orders_by_time ON orders (created_at DESC, id DESC);
