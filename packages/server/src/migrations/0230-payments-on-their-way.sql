-- Purchases that are neither paid nor over: few beside all that were ever made, and counted on the home of every admin.
create index payment_intent_on_its_way on payment_intent (agency_id, record_no desc) where state in ('new', 'open');
