-- A purchase that is written down while its business is being given to somebody else took the one who had it before: neither of both
-- sees the other's row. Only what is settled counts for a person, and who settles holds the business (`lockGoods`), so the maker is
-- looked up once more then: whoever moves the business has come to an end by now, or waits and finds the purchase.
create trigger take_maker_settled before update of settled_at on payment_intent
  for each row when (new.business_id is not null and old.settled_at is null and new.settled_at is not null)
  execute function take_maker();

alter table business no force row level security;
alter table payment_intent no force row level security;
update payment_intent set made_by_franchisee_id = business.made_by_franchisee_id from business
  where business.agency_id = payment_intent.agency_id and business.business_id = payment_intent.business_id
    and business.made_by_franchisee_id is distinct from payment_intent.made_by_franchisee_id;
alter table business force row level security;
alter table payment_intent force row level security;
