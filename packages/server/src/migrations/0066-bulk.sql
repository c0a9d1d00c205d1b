-- Work on many businesses at once: what was asked, how far it is, and what became of each row.
create table bulk_job (
  agency_id int not null references agency,
  bulk_job_id int generated always as identity,
  kind text not null check (kind in ('move', 'delete', 'plan', 'message', 'import')),
  state text not null check (state in ('waiting', 'working', 'open', 'done', 'cancelled', 'undoing', 'undone')),
  -- Who asked: staff of this agency, or of the platform. Their rights and limits of the day bind each row.
  asker_agency_id int not null,
  asker_id int not null,
  -- Who had it taken back.
  undoer_agency_id int,
  undoer_id int,
  ip text not null,
  filter jsonb not null,
  wish jsonb not null,
  about text not null,
  total int not null check (total > 0),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (agency_id, bulk_job_id)
);
create index bulk_job_asked on bulk_job (asker_agency_id, asker_id, bulk_job_id desc);
create index bulk_job_newest on bulk_job (agency_id, bulk_job_id desc);
create index bulk_job_old on bulk_job (created_at);

create table bulk_row (
  agency_id int not null,
  bulk_job_id int not null,
  row_no int not null check (row_no > 0),
  business_id int,
  label text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused', 'undone', 'kept')),
  reason text,
  message text not null default '',
  field text,
  -- A purchase is recorded once under this number, however often the row is tried.
  request_id uuid not null default gen_random_uuid(),
  -- What stood there before, for taking it back.
  before jsonb,
  -- A row of a file.
  input jsonb,
  primary key (agency_id, bulk_job_id, row_no),
  foreign key (agency_id, bulk_job_id) references bulk_job on delete cascade,
  foreign key (agency_id, business_id) references business (agency_id, business_id) on delete set null (business_id)
);
create index bulk_row_state on bulk_row (agency_id, bulk_job_id, state, row_no);
create index bulk_row_business on bulk_row (agency_id, business_id) where business_id is not null;
grant select, insert, update, delete on bulk_job, bulk_row to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
select protect('bulk_job');
select protect('bulk_row');
