-- Tax invoices, receipts and credit notes. Written once, never changed; every number of a series is used.

-- Legal name, GSTIN, address, state and prefix of the seller; SAC and rate of what it sells.
alter table agency add column seller jsonb not null default '{}';

-- Who takes a number holds the row of its series until the document is in: a transaction that falls gives it back.
create table invoice_series (
  agency_id int not null references agency,
  kind text not null check (kind in ('TAX_INVOICE', 'RECEIPT', 'CREDIT_NOTE')),
  financial_year text not null check (financial_year ~ '^\d{4}$'),
  last_number int not null default 0 check (last_number >= 0),
  last_day date not null,
  primary key (agency_id, kind, financial_year)
);
select protect('invoice_series');

create table invoice (
  agency_id int not null references agency,
  invoice_id int generated always as identity,
  kind text not null check (kind in ('TAX_INVOICE', 'RECEIPT', 'CREDIT_NOTE')),
  financial_year text not null,
  number int not null check (number > 0),
  invoice_no text not null check (invoice_no ~ '^[A-Z0-9/]{1,16}$'),
  issued_on date not null,
  -- What it is about, once: 'payment 12', 'refund 7', 'month 2026-11 of 3'.
  source text not null,
  -- The invoice or receipt that a credit note takes back.
  credits_id int,
  business_id int,
  user_id int,
  -- The agency that an agency's bill goes to; the seller is then the platform.
  buyer_agency_id int,
  taxable_paise bigint not null check (taxable_paise >= -1),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise >= 0),
  igst_paise bigint not null check (igst_paise >= 0),
  total_paise bigint not null check (total_paise > 0),
  -- Everything that is printed, as it was on the day.
  document jsonb not null,
  created_at timestamptz not null default now(),
  primary key (agency_id, invoice_id),
  unique (agency_id, kind, financial_year, number),
  unique (agency_id, invoice_no),
  unique (agency_id, source),
  foreign key (agency_id, credits_id) references invoice (agency_id, invoice_id),
  check (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise),
  check ((kind = 'CREDIT_NOTE') = (credits_id is not null)),
  check (cgst_paise = 0 and sgst_paise = 0 or igst_paise = 0),
  check (kind <> 'RECEIPT' or taxable_paise = total_paise)
);
create index invoice_id on invoice (invoice_id);
create index invoice_of_business on invoice (agency_id, business_id, invoice_id desc);
create index invoice_of_user on invoice (agency_id, user_id, invoice_id desc);
create index invoice_of_agency on invoice (agency_id, buyer_agency_id, invoice_id desc) where buyer_agency_id is not null;
create index invoice_credits on invoice (agency_id, credits_id) where credits_id is not null;
select protect('invoice');

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once and never changed', tg_table_name;
end $$;
create trigger invoice_stays before update or delete on invoice for each row execute function refuse_change();

-- What was paid or went back and may still lack its document is looked for from the newest on.
create index payment_intent_settled on payment_intent (settled_at) where settled_at is not null;
create index refund_processed on refund (processed_at) where processed_at is not null;

grant select, insert, update, delete on invoice_series, invoice to parichay_app, parichay_super;
revoke delete on invoice_series from parichay_app, parichay_super;
revoke update, delete on invoice from parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
