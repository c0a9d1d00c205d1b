-- Bills of agencies. What was paid is never written here: it is what settled purchases of the platform's account say.

-- Price for each card, yearly fees, slabs of PDF cards: paise, GST included.
alter table agency add column terms jsonb not null default '{}';

-- A month of an agency: there is a row from the day the bill is issued; what is closed is final.
create table month_bill (
  agency_id int not null references agency,
  month text not null check (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  issued_at timestamptz not null,
  closed_at timestamptz,
  cards int not null default 0 check (cards >= 0),
  total_paise bigint not null default 0 check (total_paise >= 0),
  -- In the series of the platform, which sells.
  seller_agency_id int,
  invoice_id int,
  primary key (agency_id, month),
  check ((seller_agency_id is null) = (invoice_id is null)),
  check (closed_at is not null or total_paise = 0)
);
create index month_bill_open on month_bill (month) where closed_at is null;
select protect('month_bill');

-- A business is on a month's bill once, with its card.
create table month_bill_line (
  agency_id int not null references agency,
  month text not null check (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  line_id int generated always as identity,
  business_id int not null,
  card_no int,
  event text not null check (event in ('NEW', 'RENEWAL', 'ADDED')),
  happened_on date not null,
  rate_paise bigint not null check (rate_paise >= 0),
  moved_out_on date,
  moved_out_by text,
  moved_out_reason text check (moved_out_reason in ('test_card', 'duplicate', 'cancelled', 'other')),
  moved_out_note text not null default '',
  primary key (agency_id, month, line_id),
  constraint month_bill_line_once unique (agency_id, month, business_id),
  foreign key (agency_id, business_id) references business (agency_id, business_id),
  check ((moved_out_on is null) = (moved_out_reason is null) and (moved_out_on is null) = (moved_out_by is null))
);
select protect('month_bill_line');

-- A closed bill stays as it is, and so do its lines.
create function keep_closed_bill() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'month_bill' then
    if old.closed_at is not null then
      raise exception 'the bill of % is closed', old.month using errcode = 'check_violation';
    end if;
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if exists (select 1 from month_bill b where b.agency_id = coalesce(new.agency_id, old.agency_id)
      and b.month = coalesce(new.month, old.month) and b.closed_at is not null) then
    raise exception 'the bill of % is closed', coalesce(new.month, old.month) using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_closed_bill before update or delete on month_bill for each row execute function keep_closed_bill();
create trigger keep_closed_bill before insert or update or delete on month_bill_line for each row execute function keep_closed_bill();

-- Activations of a month.
create index activation_day on activation (activated_at) where kind = 'card';

grant select, insert, update on month_bill, month_bill_line to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
