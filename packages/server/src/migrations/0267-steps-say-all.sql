-- A step of commission says which sale it is of, and of how much at which rate: the statement of a person looked each up in the ledger and
-- among the commissions. Neither ever changes.
alter table commission_step no force row level security;
alter table ledger no force row level security;
alter table commission no force row level security;
alter table commission_step
  add column intent_id uuid,
  add column kind text,
  add column pct int,
  -- In paise; below zero where money was taken back.
  add column amount int;
update commission_step set intent_id = l.intent_id, kind = c.kind, pct = c.pct,
    amount = (case when l.target in ('applied', 'manual') then l.amount else 0 end - case when l.source in ('applied', 'manual') then l.amount else 0 end)::int
  from ledger l join commission c on c.agency_id = l.agency_id and c.intent_id = l.intent_id
  where l.agency_id = commission_step.agency_id and l.entry_id = commission_step.entry_id;
alter table commission_step
  alter column intent_id set not null,
  alter column kind set not null,
  alter column pct set not null,
  alter column amount set not null;

-- As in 0243, with what is new.
drop function commission_steps(int, uuid);
create function commission_steps(of_agency int, of_intent uuid)
returns table (agency_id int, entry_id bigint, franchisee_id int, day date, commission int, intent_id uuid, kind text, pct int, amount int)
language sql stable as $$
  select step.agency_id, step.entry_id, step.franchisee_id, step.day, step.commission, step.intent_id, step.kind, step.pct, step.paise from (
    select moved.*,
      (round(sum(paise) over sale * pct / 100.0) - round((sum(paise) over sale - paise) * pct / 100.0))::int as commission
    from (
      select c.agency_id, l.entry_id, c.intent_id, c.franchisee_id, c.kind, c.pct, l.day,
        (case when l.target in ('applied', 'manual') then l.amount else 0 end
          - case when l.source in ('applied', 'manual') then l.amount else 0 end)::int as paise
      from commission c join ledger l on l.agency_id = c.agency_id and l.intent_id = c.intent_id
      where c.agency_id = of_agency and c.intent_id = of_intent
    ) moved where paise <> 0
    window sale as (order by entry_id)
  ) step where step.commission <> 0
$$;
alter table commission_step force row level security;
alter table ledger force row level security;
alter table commission force row level security;
analyze commission_step;
