-- Who looks after the business of a purchase, beside it as beside cards and videos: what somebody's customers paid in a month is summed up
-- along one index, however many they are. It follows the business; whose a commission is stays as it was (table commission).
alter table business no force row level security;
alter table payment_intent no force row level security;
alter table payment_intent add column made_by_franchisee_id int;
update payment_intent set made_by_franchisee_id = business.made_by_franchisee_id from business
  where business.agency_id = payment_intent.agency_id and business.business_id = payment_intent.business_id
    and business.made_by_franchisee_id is not null;

create function take_maker() returns trigger language plpgsql as $$
begin
  select made_by_franchisee_id into new.made_by_franchisee_id
    from business where agency_id = new.agency_id and business_id = new.business_id;
  return new;
end $$;
create trigger take_maker before insert on payment_intent for each row when (new.business_id is not null) execute function take_maker();
create function give_maker() returns trigger language plpgsql as $$
begin
  update payment_intent set made_by_franchisee_id = new.made_by_franchisee_id
    where agency_id = new.agency_id and business_id = new.business_id;
  return null;
end $$;
create trigger give_maker after update of made_by_franchisee_id on business
  for each row when (old.made_by_franchisee_id is distinct from new.made_by_franchisee_id) execute function give_maker();

create index payment_intent_maker on payment_intent (agency_id, made_by_franchisee_id, settled_at) include (kind, state, amount)
  where settled_at is not null and made_by_franchisee_id is not null;
alter table business force row level security;
alter table payment_intent force row level security;

-- What somebody took by hand, without what they gave for nothing: answered by the index alone.
drop index payment_intent_by_hand;
create index payment_intent_by_hand on payment_intent (agency_id, made_by) include (amount)
  where manual is not null and state = 'paid' and business_id is not null and manual ->> 'mode' <> 'free';
