-- What every step of money earned, beside the ledger as it is entered: the report of commission added up a month's sales one by one, with
-- two looks into other tables for each (30,000 of them at a million businesses). Statements of one person still go by the ledger.
create table commission_step (
  agency_id int not null,
  entry_id bigint not null,
  franchisee_id int not null,
  day date not null,
  commission int not null check (commission <> 0),
  primary key (agency_id, entry_id),
  foreign key (agency_id, entry_id) references ledger (agency_id, entry_id),
  foreign key (agency_id, franchisee_id) references franchisee (agency_id, franchisee_id)
);
grant select, insert on commission_step to parichay_app, parichay_super;

-- Money that comes to lie in `applied` or `manual` earns, money that leaves takes back. What a sale earned so far is rounded, and each step
-- is the difference, as the statement of a person has it.
create function commission_steps(of_agency int, of_intent uuid)
returns table (agency_id int, entry_id bigint, franchisee_id int, day date, commission int) language sql stable as $$
  select step.agency_id, step.entry_id, step.franchisee_id, step.day, step.commission from (
    select moved.agency_id, moved.entry_id, moved.franchisee_id, moved.day,
      (round(sum(paise) over sale * pct / 100.0) - round((sum(paise) over sale - paise) * pct / 100.0))::int as commission
    from (
      select c.agency_id, l.entry_id, c.franchisee_id, c.pct, l.day,
        (case when l.target in ('applied', 'manual') then l.amount else 0 end
          - case when l.source in ('applied', 'manual') then l.amount else 0 end)::int as paise
      from commission c join ledger l on l.agency_id = c.agency_id and l.intent_id = c.intent_id
      where c.agency_id = of_agency and c.intent_id = of_intent
    ) moved where paise <> 0
    window sale as (order by entry_id)
  ) step where step.commission <> 0
$$;

-- Sales are held by their purchase while anything is entered, so the steps of one come one after the other. A sale is known to earn
-- before or after its money is entered: both write what is missing.
create function note_commission_steps() returns trigger language plpgsql as $$
begin
  insert into commission_step
    select step.* from (select distinct agency_id, intent_id from came) sale
      cross join lateral commission_steps(sale.agency_id, sale.intent_id) step
    on conflict do nothing;
  return null;
end $$;
create trigger note_commission_steps after insert on ledger referencing new table as came
  for each statement execute function note_commission_steps();
create trigger note_commission_steps after insert on commission referencing new table as came
  for each statement execute function note_commission_steps();

alter table ledger no force row level security;
alter table commission no force row level security;
insert into commission_step
  select step.* from commission c cross join lateral commission_steps(c.agency_id, c.intent_id) step;
alter table ledger force row level security;
alter table commission force row level security;
select protect('commission_step');

-- All of some days, and those of one person.
create index commission_step_days on commission_step (day, agency_id) include (franchisee_id, commission);
create index commission_step_of on commission_step (agency_id, franchisee_id, day) include (commission);
-- Nothing looks for the ledger's days any more.
drop index ledger_days;
analyze commission_step;
