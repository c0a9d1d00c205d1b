-- How a purchase was paid stands beside it: the report asked the payment of each purchase of a month whether it was the one that is looked for.
-- By hand as it was noted, else as the provider says of the payment that is applied.
alter table payment_intent no force row level security;
alter table payment no force row level security;
create function mode_of(of_agency int, of_intent uuid, manual jsonb) returns text language sql stable as $$
  select coalesce(manual ->> 'mode', (select method from payment where agency_id = of_agency and intent_id = of_intent and use = 'applied'), 'online')
$$;
-- Written anew in one go, and in its order: an update of all rows would leave table and indexes twice as large.
alter table payment_intent add column mode text not null default 'online';
alter table payment_intent alter column mode type text using mode_of(agency_id, intent_id, manual);
drop function mode_of;
alter table payment_intent force row level security;
alter table payment force row level security;

create function take_mode() returns trigger language plpgsql as $$
begin
  new.mode := coalesce(new.manual ->> 'mode', 'online');
  return new;
end $$;
create trigger take_mode before insert on payment_intent for each row when (new.manual is not null) execute function take_mode();
-- Whoever tells of a payment holds its purchase (`lockIntent`).
create function tell_mode() returns trigger language plpgsql as $$
begin
  update payment_intent set mode = coalesce(manual ->> 'mode', new.method, 'online')
    where agency_id = new.agency_id and intent_id = new.intent_id and mode <> coalesce(manual ->> 'mode', new.method, 'online');
  return null;
end $$;
create trigger tell_mode after insert on payment for each row when (new.use = 'applied') execute function tell_mode();
create trigger tell_changed_mode after update of method, use on payment for each row
  when (new.use = 'applied' and (old.use <> 'applied' or old.method is distinct from new.method)) execute function tell_mode();
analyze payment_intent;
