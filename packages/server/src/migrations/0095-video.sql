-- Templates of promotional videos belong to the platform, as the link store does: everybody reads them, staff of the
-- super-admin agency keep them. `code` names a delivered one, which is drawn by code; the others are a scene.
create table video_template (
  template_id int generated always as identity (start with 101) primary key,
  code text unique,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  popularity int not null default 0,
  version int not null default 1,
  published_version int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- What a template says in each of its versions: films that were begun with an older one go on with it.
create table video_template_version (
  template_id int not null references video_template,
  version int not null,
  content jsonb not null,
  scene jsonb,
  made_by text not null,
  created_at timestamptz not null,
  primary key (template_id, version)
);
-- Test films of a version, one for each language; publishing asks for all of them.
create table video_template_test (
  template_id int not null,
  version int not null,
  language text not null,
  state text not null default 'waiting' check (state in ('waiting', 'rendering', 'good', 'failed')),
  attempt int not null default 0,
  percent int not null default 0,
  fault text,
  storage_key text,
  touched_at timestamptz not null,
  created_at timestamptz not null,
  primary key (template_id, version, language),
  foreign key (template_id, version) references video_template_version (template_id, version)
);
grant select on video_template, video_template_version to parichay_app;
grant select, insert, update, delete on video_template, video_template_version, video_template_test to parichay_super;

-- Videos of businesses: what they say. The table came with paying for one.
alter table user_video
  add column template_id int references video_template,
  add column template_version int,
  -- All that is chosen and typed; null for videos from before there was an editor.
  add column chosen jsonb,
  add column is_active boolean not null default true,
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  -- The last film without sample watermark.
  add column filmed_at timestamptz,
  add column search_text text not null generated always as (searchable(video_no::text || ' ' || title)) stored;
create index user_video_search on user_video using gin (agency_id, search_text gin_trgm_ops) where deleted_at is null;
create index user_video_listed on user_video (agency_id, video_no desc) where deleted_at is null;
create index user_video_template on user_video (template_id) where deleted_at is null;

-- Films: what each said, what paid for it, how far it is, where it lies. Two orders for the same words find one row.
create table user_video_render (
  agency_id int not null references agency,
  render_id int generated always as identity,
  video_no int not null,
  template_id int not null references video_template,
  template_version int not null,
  of_version int not null,
  content_hash text not null,
  chosen jsonb not null,
  -- Stored pictures by the scene's names.
  keys jsonb not null,
  is_sample boolean not null,
  covered_by text check (covered_by in ('correction', 'single', 'plan')),
  usage_take_id bigint,
  state text not null default 'waiting' check (state in ('waiting', 'rendering', 'ready', 'failed', 'cancelled')),
  -- Which run it is: one that was thought dead changes nothing any more. `faults` counts those that broke, not those that were killed.
  attempt int not null default 0,
  faults int not null default 0,
  percent int not null default 0,
  fault text,
  seconds double precision not null,
  took_ms int,
  -- Null until it is ready, and again when the files were taken away after 90 days.
  storage_key text,
  small_key text,
  poster_key text,
  bytes bigint,
  made_by text not null,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  ready_at timestamptz,
  primary key (agency_id, render_id),
  foreign key (agency_id, video_no) references user_video (agency_id, video_no)
);
create unique index user_video_render_once on user_video_render (agency_id, video_no, content_hash)
  where state in ('waiting', 'rendering', 'ready');
create index user_video_render_newest on user_video_render (agency_id, video_no, render_id desc);
create index user_video_render_open on user_video_render (created_at, render_id) where state in ('waiting', 'rendering');
create index user_video_render_old on user_video_render (ready_at) where storage_key is not null;
create index user_video_render_template on user_video_render (template_id, render_id desc);
select protect('user_video_render');
grant select, insert, update on user_video_render to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
