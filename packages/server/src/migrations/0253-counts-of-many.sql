-- How many businesses and active cards agencies and their people have, without walking them: the platform's own list read 700,000
-- rows of an index for a page of 100. Each change leaves a line with what it adds or takes away; nobody waits for anybody, as over one
-- row to count in, and the sum of lines is the number. Each night the lines of a person become one (`foldTally`).
create table business_tally (
  agency_id int not null references agency,
  -- 0 where nobody looks after them.
  franchisee_id int not null,
  businesses int not null,
  active_cards int not null
);
create index business_tally_of on business_tally (agency_id, franchisee_id) include (businesses, active_cards);
grant select, insert, delete on business_tally to parichay_app, parichay_super;

create function tally_business() returns trigger language plpgsql as $$
declare
  had boolean := tg_op <> 'INSERT' and old.deleted_at is null;
  has boolean := tg_op <> 'DELETE' and new.deleted_at is null;
begin
  if had and has and (old.agency_id, coalesce(old.made_by_franchisee_id, 0)) = (new.agency_id, coalesce(new.made_by_franchisee_id, 0)) then
    insert into business_tally values (new.agency_id, coalesce(new.made_by_franchisee_id, 0), 0,
      (new.card_status is not distinct from 'ACTIVE')::int - (old.card_status is not distinct from 'ACTIVE')::int);
    return null;
  end if;
  if had then
    insert into business_tally values (old.agency_id, coalesce(old.made_by_franchisee_id, 0), -1, -(old.card_status is not distinct from 'ACTIVE')::int);
  end if;
  if has then
    insert into business_tally values (new.agency_id, coalesce(new.made_by_franchisee_id, 0), 1, (new.card_status is not distinct from 'ACTIVE')::int);
  end if;
  return null;
end $$;
create trigger tally_business after insert or delete on business for each row execute function tally_business();
create trigger tally_changed_business after update of agency_id, made_by_franchisee_id, card_status, deleted_at on business
  for each row when ((old.agency_id, old.made_by_franchisee_id, old.card_status is not distinct from 'ACTIVE', old.deleted_at is null)
    is distinct from (new.agency_id, new.made_by_franchisee_id, new.card_status is not distinct from 'ACTIVE', new.deleted_at is null))
  execute function tally_business();

-- Wishes for pictures know whose business they are of, and whether it is deleted: ten thousand open ones were looked up one by one.
alter table image_request
  add column made_by_franchisee_id int,
  add column is_gone boolean not null default false;

alter table business no force row level security;
alter table image_request no force row level security;
insert into business_tally
  select agency_id, coalesce(made_by_franchisee_id, 0), count(*), count(*) filter (where card_status = 'ACTIVE')
  from business where deleted_at is null group by 1, 2;
update image_request set made_by_franchisee_id = business.made_by_franchisee_id, is_gone = business.deleted_at is not null
  from business where business.agency_id = image_request.agency_id and business.business_id = image_request.business_id
    and (business.made_by_franchisee_id is not null or business.deleted_at is not null);
alter table business force row level security;
alter table image_request force row level security;
select protect('business_tally');

create function take_request_facts() returns trigger language plpgsql as $$
begin
  select made_by_franchisee_id, deleted_at is not null into new.made_by_franchisee_id, new.is_gone
    from business where agency_id = new.agency_id and business_id = new.business_id;
  new.is_gone := coalesce(new.is_gone, false);
  return new;
end $$;
create trigger take_request_facts before insert on image_request for each row execute function take_request_facts();
create function give_request_facts() returns trigger language plpgsql as $$
begin
  update image_request set made_by_franchisee_id = new.made_by_franchisee_id, is_gone = new.deleted_at is not null
    where agency_id = new.agency_id and business_id = new.business_id;
  return null;
end $$;
create trigger give_request_facts after update of made_by_franchisee_id, deleted_at on business
  for each row when ((old.made_by_franchisee_id, old.deleted_at is null) is distinct from (new.made_by_franchisee_id, new.deleted_at is null))
  execute function give_request_facts();
drop index image_request_open;
create index image_request_open on image_request (agency_id, made_by_franchisee_id) include (business_id) where status = 'OPEN' and not is_gone;
analyze business_tally, image_request;
