-- The provider's own event says when it captured a payment; it is looked up once, when the money is seen first.
create index provider_event_captured on provider_event (agency_id, payment_id, told_at)
  where event in ('payment.captured', 'order.paid');
