-- PDF cards: what they say, and the files without sample watermark that were counted. The table came with paying for one.
alter table pdf_card
  add column template_code text not null default 'slope',
  -- All that is chosen and typed; null for cards from before there was an editor.
  add column details jsonb,
  add column is_active boolean not null default true,
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column exported_at timestamptz,
  add column search_text text not null generated always as
    (searchable(pdf_card_no::text || ' ' || company_name || ' ' || registered_phone_number || ' ' || template_code)) stored;
create index pdf_card_search on pdf_card using gin (agency_id, search_text gin_trgm_ops) where deleted_at is null;
create index pdf_card_listed on pdf_card (agency_id, pdf_card_no desc) where deleted_at is null;

-- One row for each file without watermark: what it said, what paid for it, where it lies. Two calls for the same words find
-- one row; `waiting` is counted and not drawn yet, which the next call or download makes up for. `failed` was given back.
create table pdf_card_export (
  agency_id int not null references agency,
  export_id int generated always as identity,
  pdf_card_no int not null,
  content_hash text not null,
  covered_by text not null check (covered_by in ('correction', 'single', 'plan', 'staff')),
  usage_take_id bigint,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  -- Null until it is drawn, and again when the file was taken away after 30 days.
  storage_key text,
  made_by text not null,
  created_at timestamptz not null,
  primary key (agency_id, export_id),
  foreign key (agency_id, pdf_card_no) references pdf_card (agency_id, pdf_card_no)
);
create unique index pdf_card_export_once on pdf_card_export (agency_id, pdf_card_no, content_hash) where state <> 'failed';
create index pdf_card_export_old on pdf_card_export (created_at) where storage_key is not null;
select protect('pdf_card_export');
grant select, insert, update on pdf_card_export to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
