-- A sale of more than 2.1 crore rupees, as of a thousand ID cards at once, did not fit: its payment could not be settled. Paise of the
-- ledger are bigint everywhere else. The function is that of 0289 with what it returns.
drop function commission_steps(int, uuid);
alter table commission_step
  alter column commission type bigint,
  alter column amount type bigint;
create function commission_steps(of_agency int, of_intent uuid)
returns table (agency_id int, entry_id bigint, franchisee_id int, day date, commission bigint, intent_id uuid, kind text, pct int, amount bigint)
language sql stable as $$
  select step.agency_id, step.entry_id, step.franchisee_id, step.day, step.commission, step.intent_id, step.kind, step.pct, step.paise from (
    select counted.*, (total - coalesce(lag(total) over sale, 0))::bigint as paise,
      (round(total * pct / 100.0) - round(coalesce(lag(total) over sale, 0) * pct / 100.0))::bigint as commission
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
analyze commission_step;
