-- Reports that are too long for one answer: made in the background, kept for seven days for the person who asked.
create table report_file (
  agency_id int not null references agency,
  report_file_id int generated always as identity,
  franchisee_id int not null,
  report text not null,
  format text not null check (format in ('csv', 'xlsx')),
  filters jsonb not null,
  -- Asked by staff of the platform: rows of all agencies.
  of_platform boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed')),
  rows_done int not null default 0 check (rows_done >= 0),
  rows_total int not null check (rows_total >= 0),
  storage_key text,
  bytes int,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (agency_id, report_file_id),
  foreign key (agency_id, franchisee_id) references franchisee (agency_id, franchisee_id),
  check ((state = 'ready') = (storage_key is not null and bytes is not null)),
  check ((state in ('ready', 'failed')) = (ended_at is not null))
);
create index report_file_newest on report_file (agency_id, franchisee_id, report_file_id desc);
create index report_file_old on report_file (created_at);
select protect('report_file');
grant select, insert, update, delete on report_file to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;

-- What reports are walked along.
create index payment_intent_paid on payment_intent (agency_id, record_no desc) where settled_at is not null;
create index invoice_issued on invoice (agency_id, issued_on, invoice_id);
create index usage_counter_walk on usage_counter (business_id desc, kind desc, stretch desc, agency_id desc);
