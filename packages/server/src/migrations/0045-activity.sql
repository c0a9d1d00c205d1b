-- The activity log is read by business, by customer, by person and by time. What an entry is about stands in columns, so
-- that it is found when the business or the card is gone.
alter table audit add column business_id int, add column user_id int;
alter table audit no force row level security;
alter table card no force row level security;
alter table business no force row level security;
update audit set business_id = substring(object from '^business (\d{1,9})$')::int where object ~ '^business \d{1,9}$';
update audit set business_id = card.business_id from card
  where card.agency_id = audit.agency_id and object ~ '^card \d{1,9}$'
    and card.card_no = substring(object from '^card (\d{1,9})$')::int;
update audit set business_id = (detail ->> 'businessId')::int
  where object like 'payment %' and detail ->> 'businessId' ~ '^\d{1,9}$';
update audit set user_id = business.user_id from business
  where business.agency_id = audit.agency_id and business.business_id = audit.business_id;
update audit set user_id = substring(object from '^user (\d{1,9})$')::int
  where user_id is null and object ~ '^user \d{1,9}$';
update audit set user_id = substring(actor from '^user (\d{1,9})$')::int
  where user_id is null and actor ~ '^user \d{1,9}$';
alter table audit force row level security;
alter table card force row level security;
alter table business force row level security;

drop index audit_time;
create index audit_newest on audit (agency_id, at desc, audit_id desc);
create index audit_of_business on audit (agency_id, business_id, at desc, audit_id desc) where business_id is not null;
create index audit_of_user on audit (agency_id, user_id, at desc, audit_id desc) where user_id is not null;
create index audit_of_actor on audit (agency_id, actor, at desc, audit_id desc);
-- All agencies at once, and what is too old.
create index audit_everywhere on audit (at desc, audit_id desc);

-- Nobody changes an entry, and none younger than a year can be deleted, whoever asks and whatever they ask for.
create function keep_audit_a_year() returns trigger language plpgsql as $$
begin
  if old.at > now() - interval '365 days' then
    raise exception 'permission denied: entries of the activity log are kept for a year';
  end if;
  return old;
end $$;
create trigger audit_is_kept before delete on audit for each row execute function keep_audit_a_year();
grant delete on audit to parichay_super;
