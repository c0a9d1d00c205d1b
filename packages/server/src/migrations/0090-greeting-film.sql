-- Greeting videos. A post of the library may be a film: its master, the original it was made of, and a light film for lists.
alter table image_post add column film_key text;
alter table image_post add column film_preview_key text;
alter table image_post add column film_original_key text;
alter table image_post add column film_seconds real;

-- A film on its way into the library: parts arrive, the worker makes the master and a picture of it. Ready, it is an upload
-- (document) like any other until a post takes it.
create table greeting_film (
  agency_id int not null references agency,
  film_id int generated always as identity,
  name text not null,
  bytes int not null,
  parts int not null check (parts between 1 and 40),
  arrived int[] not null default '{}',
  base_key text not null,
  state text not null default 'arriving' check (state in ('arriving', 'waiting', 'making', 'ready', 'failed')),
  percent int not null default 0,
  fault text,
  -- Which run it is: one that was thought dead changes nothing any more.
  attempt int not null default 0,
  document_id int,
  film_key text,
  film_preview_key text,
  film_original_key text,
  film_seconds real,
  made_by text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (agency_id, film_id)
);
create index greeting_film_document on greeting_film (agency_id, document_id) where document_id is not null;
create index greeting_film_old on greeting_film (changed_at);
select protect('greeting_film');

-- A shop's copy of a film, in its frame. `version` says everything the film depends on, so that the same is made once.
create table greeting_copy (
  agency_id int not null references agency,
  copy_id int generated always as identity,
  business_id int not null,
  image_id int not null,
  version text not null,
  film_key text not null,
  frame_key text not null,
  frames int not null,
  state text not null default 'waiting' check (state in ('waiting', 'making', 'ready', 'failed', 'cancelled')),
  percent int not null default 0,
  attempt int not null default 0,
  storage_key text,
  bytes int,
  made_by text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (agency_id, copy_id),
  foreign key (agency_id, business_id) references business (agency_id, business_id) on delete cascade
);
-- Two submits at once are one film.
create unique index greeting_copy_version on greeting_copy (agency_id, business_id, image_id, version)
  where state in ('waiting', 'making', 'ready');
create index greeting_copy_open on greeting_copy (created_at) where state in ('waiting', 'making');
create index greeting_copy_old on greeting_copy (created_at);
select protect('greeting_copy');

grant select, insert, update, delete on greeting_film, greeting_copy to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
