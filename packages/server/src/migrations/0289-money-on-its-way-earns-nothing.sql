-- A sale that was taken back has its money on the way to the customer. Where somebody gives a part of it back in the provider's dashboard
-- meanwhile, ours goes out for the rest, and the ledger has that part in `applied` once more until the other refund arrives (`refund_undone`).
-- It counted as earned, for days where that refund was slow: commission was due for a sale that was taken back, and what was earned and
-- taken back in a month both came out too high. It earns nothing now; the next step of the sale is counted from the step before it.
create or replace function commission_steps(of_agency int, of_intent uuid)
returns table (agency_id int, entry_id bigint, franchisee_id int, day date, commission int, intent_id uuid, kind text, pct int, amount int)
language sql stable as $$
  select step.agency_id, step.entry_id, step.franchisee_id, step.day, step.commission, step.intent_id, step.kind, step.pct, step.paise from (
    select counted.*, (total - coalesce(lag(total) over sale, 0))::int as paise,
      (round(total * pct / 100.0) - round(coalesce(lag(total) over sale, 0) * pct / 100.0))::int as commission
    from (
      select moved.*, sum(moved.came) over (order by moved.entry_id) as total from (
        select c.agency_id, l.entry_id, c.intent_id, c.franchisee_id, c.kind, c.pct, l.day, l.kind as what,
          case when l.target in ('applied', 'manual') then l.amount else 0 end
            - case when l.source in ('applied', 'manual') then l.amount else 0 end as came
        from commission c join ledger l on l.agency_id = c.agency_id and l.intent_id = c.intent_id
        where c.agency_id = of_agency and c.intent_id = of_intent
      ) moved where moved.came <> 0
    ) counted where counted.what <> 'refund_undone'
    window sale as (order by entry_id)
  ) step where step.commission <> 0
$$;

-- Sales where that happened are counted anew.
alter table ledger no force row level security;
alter table commission no force row level security;
alter table commission_step no force row level security;
create temp table recount on commit drop as
  select distinct l.agency_id, l.intent_id from ledger l
    join commission c on c.agency_id = l.agency_id and c.intent_id = l.intent_id
    where l.kind = 'refund_undone' and l.target = 'applied';
delete from commission_step s using recount r where s.agency_id = r.agency_id and s.intent_id = r.intent_id;
insert into commission_step
  select step.* from recount r cross join lateral commission_steps(r.agency_id, r.intent_id) step;
alter table ledger force row level security;
alter table commission force row level security;
alter table commission_step force row level security;
analyze commission_step;
