-- What customers of an agency paid in a year is summed from indexes alone: a hundred thousand payments are not read for it.
create index payment_intent_online on payment_intent (agency_id, settled_at) include (intent_id, amount)
  where settled_at is not null and business_id is not null and manual is null;
create index payment_intent_recorded on payment_intent (agency_id, settled_at) include (state, amount)
  where settled_at is not null and business_id is not null and manual is not null;
drop index payment_applied;
create unique index payment_applied on payment (agency_id, intent_id) include (payment_id, fee) where use = 'applied';
create index refund_done on refund (agency_id, payment_id) include (amount) where state = 'processed';
