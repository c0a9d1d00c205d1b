-- Paid days follow from the purchases that count: what they need is kept with them.
alter table activation
  -- The day (IST) a purchase was bought, from which its days are laid.
  add column bought_on date,
  -- The last day that went by under a purchase which was taken back since.
  add column used_until date;

-- What a business had before its first purchase: the end of a trial, or of time that was paid elsewhere.
create table term_before (
  agency_id int not null references agency,
  business_id int not null,
  last_day date,
  is_paid boolean not null,
  primary key (agency_id, business_id),
  foreign key (agency_id, business_id) references business (agency_id, business_id),
  check (last_day is not null or not is_paid)
);
select protect('term_before');

alter table activation no force row level security;
alter table card no force row level security;
alter table term_before no force row level security;

update activation set bought_on = (activated_at at time zone 'Asia/Kolkata')::date where kind = 'card';
-- What moved up when another purchase was taken back begins where it was promised to begin, not earlier.
update activation moved set bought_on = lower(moved.period)
  where moved.kind = 'card' and moved.ended_at is null and lower(moved.period) > moved.bought_on
    and exists (select 1 from activation gone where gone.agency_id = moved.agency_id and gone.business_id = moved.business_id
      and gone.kind = 'card' and gone.ended_by in ('reversal', 'refund') and gone.ended_at >= moved.activated_at);
update activation set used_until = least(upper(granted), (ended_at at time zone 'Asia/Kolkata')::date) - 1
  where kind = 'card' and ended_by in ('reversal', 'refund')
    and lower(granted) < (ended_at at time zone 'Asia/Kolkata')::date;

-- A first purchase that did not begin on its own day went on from time that nobody had recorded here.
insert into term_before (agency_id, business_id, last_day, is_paid)
  select first.agency_id, first.business_id,
    case when first.went_on then lower(first.granted) - 1
      when (c.published_at at time zone 'Asia/Kolkata')::date <= first.bought
        then (c.published_at at time zone 'Asia/Kolkata')::date + 7 end,
    first.went_on
  from (select distinct on (agency_id, business_id) agency_id, business_id, granted,
      (activated_at at time zone 'Asia/Kolkata')::date as bought,
      lower(granted) <> (activated_at at time zone 'Asia/Kolkata')::date as went_on
    from activation where kind = 'card' order by agency_id, business_id, activation_id) first
  left join card c on c.agency_id = first.agency_id and c.business_id = first.business_id and c.deleted_at is null;

alter table activation force row level security;
alter table card force row level security;
alter table term_before force row level security;
alter table activation add constraint activation_bought check (kind <> 'card' or bought_on is not null);
grant select, insert on term_before to parichay_app, parichay_super;
