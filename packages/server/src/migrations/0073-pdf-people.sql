-- People of a PDF card project: one row each, as it was typed, so that what is not right can be shown and set right.
create table pdf_card_person (
  agency_id int not null references agency,
  pdf_card_no int not null,
  -- Made by the panel: a row that is sent twice over a broken line is one row.
  row_key uuid not null,
  place double precision not null,
  facts jsonb not null,
  version int not null default 1,
  is_deleted boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (agency_id, pdf_card_no, row_key),
  foreign key (agency_id, pdf_card_no) references pdf_card (agency_id, pdf_card_no)
);
create index pdf_card_person_placed on pdf_card_person (agency_id, pdf_card_no, place) where not is_deleted;
select protect('pdf_card_person');
grant select, insert, update, delete on pdf_card_person to parichay_app, parichay_super;

-- Files of many cards, made by the worker from what the rows said when they were asked for.
create table pdf_card_job (
  agency_id int not null references agency,
  job_id int generated always as identity,
  pdf_card_no int not null,
  output jsonb not null,
  -- Template and common facts of that moment.
  details jsonb not null,
  is_sample boolean not null,
  -- By staff beside the plan.
  is_forced boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed', 'cancelled')),
  -- Which run it is: one that was thought dead changes nothing any more.
  attempt int not null default 0,
  people_total int not null,
  people_done int not null default 0,
  people_failed int not null default 0,
  -- Null until it is ready, and again when the file was taken away after 30 days.
  storage_key text,
  bytes bigint,
  made_by text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (agency_id, job_id),
  foreign key (agency_id, pdf_card_no) references pdf_card (agency_id, pdf_card_no)
);
create index pdf_card_job_newest on pdf_card_job (agency_id, pdf_card_no, job_id desc);
create index pdf_card_job_open on pdf_card_job (created_at) where state in ('waiting', 'working');
create index pdf_card_job_old on pdf_card_job (created_at) where storage_key is not null;
select protect('pdf_card_job');
grant select, insert, update on pdf_card_job to parichay_app, parichay_super;

-- Whose cards a file holds, what each said, and what paid for it. What was paid for stays known after the file is gone.
create table pdf_card_job_item (
  agency_id int not null references agency,
  job_id int not null,
  seq int not null,
  pdf_card_no int not null,
  row_key uuid not null,
  content_hash text not null,
  -- Null once the file is gone.
  drawn jsonb,
  usage_take_id bigint,
  failure text,
  primary key (agency_id, job_id, seq),
  foreign key (agency_id, job_id) references pdf_card_job (agency_id, job_id)
);
create index pdf_card_job_item_said on pdf_card_job_item (agency_id, pdf_card_no, row_key, content_hash) where usage_take_id is not null;
create index pdf_card_job_item_take on pdf_card_job_item (agency_id, usage_take_id) where usage_take_id is not null;
select protect('pdf_card_job_item');
grant select, insert, update, delete on pdf_card_job_item to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
