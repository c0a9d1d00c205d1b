-- What plans, bills and the modules of agencies still lacked.

-- Who bought a plan before may pay another price for it; and not everybody sells every plan.
alter table subscription_plan
  add column renewal_price_paise int check (renewal_price_paise between 100 and 99999900 and renewal_price_paise % 100 = 0),
  add column sold_by text[] not null default '{online,staff,franchisee}'
    check (sold_by <@ array['online', 'staff', 'franchisee'] and cardinality(sold_by) > 0);

-- Follow from bills and payments, which are rows of the platform: written by the job of bills, read by every call.
alter table agency
  add column overdue_since date,
  add column greetings_until date,
  add column pdf_alert_below int not null default 20 check (pdf_alert_below between 0 and 100000);

-- PDF cards an agency has paid for, and how many of them are used. The row decides races.
create table pdf_credit (
  agency_id int not null references agency,
  bought int not null default 0 check (bought >= 0),
  used int not null default 0 check (used >= 0),
  primary key (agency_id)
);
select protect('pdf_credit');

-- One row for each export that took a credit; it goes back with the use it belongs to.
create table pdf_credit_use (
  agency_id int not null references agency,
  usage_take_id bigint not null,
  business_id int not null,
  object text not null,
  used_at timestamptz not null,
  given_back_at timestamptz,
  primary key (agency_id, usage_take_id),
  foreign key (agency_id, business_id) references business (agency_id, business_id) on delete cascade
);
create index pdf_credit_use_latest on pdf_credit_use (agency_id, used_at desc);
select protect('pdf_credit_use');

-- What an agency says is wrong with a month's bill, and what the platform answered.
create table month_bill_dispute (
  agency_id int not null references agency,
  month text not null check (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  dispute_id int generated always as identity,
  raised_by text not null,
  raised_at timestamptz not null,
  note text not null check (length(note) between 1 and 500),
  answered_by text,
  answered_at timestamptz,
  answer text not null default '',
  primary key (agency_id, month, dispute_id),
  check ((answered_at is null) = (answered_by is null))
);
create index month_bill_dispute_open on month_bill_dispute (agency_id, month) where answered_at is null;
select protect('month_bill_dispute');

grant select, insert, update on pdf_credit, pdf_credit_use, month_bill_dispute to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
