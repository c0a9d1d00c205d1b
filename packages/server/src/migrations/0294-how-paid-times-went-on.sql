-- How a paid time went on stands beside it: the day (IST) on which the next plan of the business was bought. Looked up for each paid time,
-- the report of renewals counted 0.35 s over a million of them; kept, an index has those that went on alike, in the order of the report.
alter table activation add column again_on date;

create function tell_bought_again() returns trigger language plpgsql as $$
begin
  update activation a set again_on = next.day from (
    select activation_id, (min(activated_at) filter (where not isempty(period)) over later at time zone 'Asia/Kolkata')::date as day
      from activation where agency_id = new.agency_id and business_id = new.business_id and kind = 'card'
      window later as (order by activated_at groups between 1 following and unbounded following)
  ) next
  where a.agency_id = new.agency_id and a.activation_id = next.activation_id and a.again_on is distinct from next.day;
  return null;
end $$;

alter table activation no force row level security;
update activation a set again_on = next.day from (
  select agency_id, activation_id, (min(activated_at) filter (where not isempty(period)) over later at time zone 'Asia/Kolkata')::date as day
    from activation where kind = 'card'
    window later as (partition by agency_id, business_id order by activated_at groups between 1 following and unbounded following)
) next
where a.agency_id = next.agency_id and a.activation_id = next.activation_id and next.day is not null;
alter table activation force row level security;

create trigger tell_bought_again after insert on activation for each row when (new.kind = 'card') execute function tell_bought_again();
-- A purchase that is taken back keeps no day, and one that comes back has days again; how many they are says nothing here.
create trigger tell_bought_again_anew after update of period, activated_at on activation for each row
  when (new.kind = 'card' and (isempty(old.period) <> isempty(new.period) or old.activated_at <> new.activated_at))
  execute function tell_bought_again();

-- The kinds of the report (RenewalKind). Writes the table anew.
alter table activation add column renewal text generated always as (case
  when kind <> 'card' then null
  when again_on is null then 'notYet'
  when again_on <= upper(period) - 1 then 'early'
  when again_on <= upper(period) + 6 then 'inGrace'
  when again_on <= upper(period) + 29 then 'in30Days'
  else 'later' end) stored;

drop index activation_ends, activation_ends_of;
create index activation_ends on activation (last_day, activation_id) include (agency_id, business_id, renewal)
  where kind = 'card' and ended_by is null;
create index activation_ends_of on activation (agency_id, last_day, activation_id) include (business_id, renewal)
  where kind = 'card' and ended_by is null;
create index activation_renewal on activation (renewal, last_day, activation_id) include (agency_id, business_id)
  where kind = 'card' and ended_by is null;
create index activation_renewal_of on activation (agency_id, renewal, last_day, activation_id) include (business_id)
  where kind = 'card' and ended_by is null;
analyze activation;
