-- Music and voices that a business brings for its films. The upload is read by the worker and then taken away; what is
-- kept is an MP3 of its first minute. For music it is kept which words about the rights were ticked, when, and by whom.
create table video_sound (
  agency_id int not null references agency,
  sound_id int generated always as identity,
  business_id int not null,
  kind text not null check (kind in ('music', 'voice')),
  title text not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  fault text,
  upload_key text,
  storage_key text,
  bytes bigint not null,
  seconds double precision,
  rights_version int,
  rights_at timestamptz,
  made_by text not null,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  deleted_at timestamptz,
  primary key (agency_id, sound_id),
  foreign key (agency_id, business_id) references business (agency_id, business_id),
  check (kind <> 'music' or (rights_version is not null and rights_at is not null))
);
create index video_sound_listed on video_sound (agency_id, business_id, sound_id desc) where deleted_at is null;
create index video_sound_waiting on video_sound (touched_at) where state = 'waiting' and deleted_at is null;
create index video_sound_id on video_sound (sound_id);
select protect('video_sound');
grant select, insert, update on video_sound to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
