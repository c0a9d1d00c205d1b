-- What staff write down about a business; its owner never sees it.
create table business_note (
  agency_id int not null,
  note_id int generated always as identity,
  business_id int not null,
  text text not null,
  is_pinned boolean not null default false,
  written_by text not null,
  version int not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz,
  deleted_at timestamptz,
  primary key (agency_id, note_id),
  foreign key (agency_id, business_id) references business (agency_id, business_id) on delete cascade
);
create index business_note_of on business_note (agency_id, business_id) where deleted_at is null;
grant usage on all sequences in schema public to parichay_app, parichay_super;
grant select, insert, update, delete on business_note to parichay_app, parichay_super;
select protect('business_note');
