-- People who left their number on a card, for its owner. What they ticked is kept by the version of its words.
create table lead (
  agency_id int not null references agency,
  lead_id int generated always as identity,
  business_id int not null,
  card_no int not null,
  name text not null,
  phone text not null,
  note text not null default '',
  language text not null,
  consent_version int not null,
  status text not null default 'NEW' check (status in ('NEW', 'CONTACTED', 'WON', 'LOST')),
  own_note text not null default '',
  search_text text not null generated always as (searchable(name || ' ' || phone || ' ' || note || ' ' || own_note)) stored,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (agency_id, lead_id),
  foreign key (agency_id, business_id) references business (agency_id, business_id),
  foreign key (agency_id, card_no) references card (agency_id, card_no) on delete cascade
);
create index lead_listed on lead (agency_id, business_id, lead_id desc) where deleted_at is null;
create index lead_state on lead (agency_id, business_id, status, lead_id desc) where deleted_at is null;
create index lead_search on lead using gin (agency_id, business_id, search_text gin_trgm_ops) where deleted_at is null;
create index lead_of_card on lead (agency_id, card_no, created_at desc);
create index lead_deleted on lead (deleted_at) where deleted_at is not null;
select protect('lead');
grant select, insert, update, delete on lead to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;

-- The bell of owners tells of a lead too. Its name is read from the lead: the notice holds none, and goes with it.
alter table owner_notice
  alter column video_no drop not null,
  add column lead_id int,
  drop constraint owner_notice_kind_check,
  add constraint owner_notice_kind_check check (kind in ('film_ready', 'film_failed', 'lead')),
  add constraint owner_notice_of_one check (num_nonnulls(video_no, lead_id) = 1),
  add foreign key (agency_id, lead_id) references lead (agency_id, lead_id) on delete cascade;
create index owner_notice_lead on owner_notice (agency_id, lead_id) where lead_id is not null;

-- A lead is told of and counted by the database with the row itself: a number a day beside calls and chats, for the report.
create function tell_of_lead() returns trigger language plpgsql as $$
begin
  insert into card_visit (agency_id, card_no, day, kind, count)
    values (new.agency_id, new.card_no, (new.created_at at time zone 'Asia/Kolkata')::date, 'form', 1)
    on conflict (agency_id, card_no, day, kind) do update set count = card_visit.count + 1;
  insert into owner_notice (agency_id, business_id, kind, subject, lead_id, is_sample, created_at)
    values (new.agency_id, new.business_id, 'lead', 'lead ' || new.lead_id, new.lead_id, false, new.created_at);
  return null;
end $$;
create trigger tell_of_lead after insert on lead for each row execute function tell_of_lead();
