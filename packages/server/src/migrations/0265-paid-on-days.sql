-- What customers paid is summed by the day as it is settled: the sums of receipts looked a year's payments up one by one, and the home walked
-- over those of two months and thirty days. What is settled leaves a line with what it adds; what happens to it later (a fee that is told
-- late, money that goes back, a record that is taken back) leaves lines for the same day. Each night the lines of a day become one (`foldMoney`).
create table money_tally (
  agency_id int not null references agency,
  -- The Indian day on which it was settled. All sums are of whole ones.
  day date not null,
  -- Plans, PDF cards and videos, whatever became of them: the figures of the home.
  payments int not null,
  paid_paise bigint not null,
  -- What is for a business, and not for nothing: the sums of receipts.
  online_paise bigint not null,
  fee_paise bigint not null,
  refunded_paise bigint not null,
  manual_paise bigint not null
);
create index money_tally_of on money_tally (agency_id, day)
  include (payments, paid_paise, online_paise, fee_paise, refunded_paise, manual_paise);
create index money_tally_days on money_tally (day) include (payments, paid_paise);
grant select, insert on money_tally to parichay_app;
grant select, insert, delete on money_tally to parichay_super;

-- A purchase that is settled, with the fee and the refunds of its payment as far as they are known; a record that is taken back. Nothing of
-- purchases, payments and refunds is ever deleted.
create function tally_sale() returns trigger language plpgsql as $$
begin
  insert into money_tally
    select i.agency_id, i.day, sum(sign * i.sold), sum(sign * i.sold * i.amount), sum(sign * i.online * i.amount),
      sum(sign * i.online * coalesce(p.fee, 0)), sum(sign * i.online * coalesce(back.amount, 0)), sum(sign * i.recorded * i.amount)
    from (
      select sign, agency_id, intent_id, amount, (settled_at at time zone 'Asia/Kolkata')::date as day,
        (kind in ('card', 'pdf', 'video'))::int as sold,
        (business_id is not null and amount > 0 and manual is null)::int as online,
        (business_id is not null and amount > 0 and manual is not null and state = 'paid')::int as recorded
      from (select -1 as sign, old.* union all select 1, new.*) both_times where settled_at is not null
    ) i
    left join payment p on p.agency_id = i.agency_id and p.intent_id = i.intent_id and p.use = 'applied' and i.online = 1
    left join lateral (select sum(r.amount) as amount from refund r
      where r.agency_id = p.agency_id and r.payment_id = p.payment_id and r.state = 'processed') back on true
    group by 1, 2
    having sum(sign * i.sold) <> 0 or sum(sign * i.online) <> 0 or sum(sign * i.recorded) <> 0;
  return null;
end $$;
create trigger tally_sale after insert on payment_intent for each row when (new.settled_at is not null) execute function tally_sale();
create trigger tally_changed_sale after update of settled_at, state on payment_intent for each row
  when ((old.settled_at, old.manual is not null and old.state = 'paid') is distinct from (new.settled_at, new.manual is not null and new.state = 'paid'))
  execute function tally_sale();

-- What is told of a payment or given back of it counts for the day of its purchase, which is held: while that is being settled, either this
-- comes first and is seen, or it waits and sees the day. Whoever settles or refunds holds the purchase before anything else (`lockIntent`).
create function tally_change(of_agency int, of_intent uuid, fee bigint, back bigint) returns void language plpgsql as $$
declare sale record;
begin
  select settled_at, business_id, amount, manual into sale
    from payment_intent where agency_id = of_agency and intent_id = of_intent for no key update;
  if sale.settled_at is not null and sale.business_id is not null and sale.amount > 0 and sale.manual is null and (fee <> 0 or back <> 0) then
    insert into money_tally values (of_agency, (sale.settled_at at time zone 'Asia/Kolkata')::date, 0, 0, 0, fee, back, 0);
  end if;
end $$;

-- Which payment is applied is said once and stays (`keep_use`).
create function tally_fee() returns trigger language plpgsql as $$
declare
  was boolean := tg_op = 'UPDATE' and old.use = 'applied';
  back bigint := 0;
begin
  perform 1 from payment_intent where agency_id = new.agency_id and intent_id = new.intent_id for no key update;
  if not was then
    select coalesce(sum(amount), 0) into back from refund
      where agency_id = new.agency_id and payment_id = new.payment_id and state = 'processed';
  end if;
  perform tally_change(new.agency_id, new.intent_id, coalesce(new.fee, 0) - case when was then coalesce(old.fee, 0) else 0 end, back);
  return null;
end $$;
create trigger tally_fee after insert on payment for each row when (new.use = 'applied') execute function tally_fee();
create trigger tally_changed_fee after update of fee, use on payment for each row
  when (new.use = 'applied' and (old.use <> 'applied' or old.fee is distinct from new.fee)) execute function tally_fee();

create function tally_refund() returns trigger language plpgsql as $$
declare
  of_intent uuid;
  back bigint := case when new.state = 'processed' then new.amount else 0 end;
begin
  if tg_op = 'UPDATE' and old.state = 'processed' then back := back - old.amount; end if;
  select intent_id into of_intent from payment where agency_id = new.agency_id and payment_id = new.payment_id;
  perform 1 from payment_intent where agency_id = new.agency_id and intent_id = of_intent for no key update;
  -- Asked once the purchase is held: only then it is known whether the payment is applied.
  if exists (select 1 from payment where agency_id = new.agency_id and payment_id = new.payment_id and use = 'applied') then
    perform tally_change(new.agency_id, of_intent, 0, back);
  end if;
  return null;
end $$;
create trigger tally_refund after insert on refund for each row when (new.state = 'processed') execute function tally_refund();
create trigger tally_changed_refund after update of state, amount on refund for each row
  when ((old.state = 'processed', old.amount) is distinct from (new.state = 'processed', new.amount) and 'processed' in (old.state, new.state))
  execute function tally_refund();

alter table payment_intent no force row level security;
alter table payment no force row level security;
alter table refund no force row level security;
insert into money_tally
  select i.agency_id, i.day, sum(i.sold), sum(i.sold * i.amount), sum(i.online * i.amount), sum(i.online * coalesce(p.fee, 0)),
    sum(i.online * coalesce(back.amount, 0)), sum(i.recorded * i.amount)
  from (
    select agency_id, intent_id, amount, (settled_at at time zone 'Asia/Kolkata')::date as day,
      (kind in ('card', 'pdf', 'video'))::int as sold,
      (business_id is not null and amount > 0 and manual is null)::int as online,
      (business_id is not null and amount > 0 and manual is not null and state = 'paid')::int as recorded
    from payment_intent where settled_at is not null
  ) i
  left join payment p on p.agency_id = i.agency_id and p.intent_id = i.intent_id and p.use = 'applied' and i.online = 1
  left join (select agency_id, payment_id, sum(amount) as amount from refund where state = 'processed' group by 1, 2) back
    on back.agency_id = p.agency_id and back.payment_id = p.payment_id
  group by 1, 2 having sum(i.sold) <> 0 or sum(i.online) <> 0 or sum(i.recorded) <> 0;
alter table payment_intent force row level security;
alter table payment force row level security;
alter table refund force row level security;
select protect('money_tally');

-- Nothing sums payments one by one any more (migration 0259).
drop index payment_intent_online;
drop index payment_intent_recorded;
analyze money_tally;
