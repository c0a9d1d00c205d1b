-- The greeting library: categories, occasions with their days, tags, posts, and what customers ask for. Rows of the
-- super-admin agency are shown to all agencies, those of an agency to itself only.

alter table image_category add column names jsonb not null default '{}';
alter table image_category add column kind text not null default 'evergreen'
  check (kind in ('festival', 'day', 'evergreen', 'business', 'political'));
alter table image_category add column sort_order int not null default 0;
alter table image_category add column words text[] not null default '{}';
alter table image_category add column made_by_franchisee_id int;
create index image_category_id on image_category (image_category_id);

-- An occasion is a subcategory with days. Which they are follows from its rule; the rule is kept as it was noted.
alter table image_subcategory add column date_type text check (date_type in ('FIXED', 'FLEXIBLE'));
alter table image_subcategory add column regions text[] not null default '{}';
alter table image_subcategory add column communities text[] not null default '{}';
alter table image_subcategory add column priority int not null default 3 check (priority between 1 and 5);
alter table image_subcategory add column show_days_before int not null default 3 check (show_days_before between 0 and 60);
alter table image_subcategory add column source text not null default '';
alter table image_subcategory add column rule jsonb;
alter table image_subcategory add column words text[] not null default '{}';
create index image_subcategory_id on image_subcategory (image_subcategory_id);

create table image_subcategory_day (
  agency_id int not null references agency,
  image_subcategory_id int not null,
  day date not null,
  who text not null default '',
  primary key (agency_id, day, image_subcategory_id, who),
  foreign key (agency_id, image_subcategory_id) references image_subcategory (agency_id, image_subcategory_id) on delete cascade
);
create index image_subcategory_days on image_subcategory_day (agency_id, image_subcategory_id, day);
select protect('image_subcategory_day');

create table image_tag (
  agency_id int not null references agency,
  image_tag_id int generated always as identity,
  name text not null check (length(name) between 1 and 40),
  made_by_franchisee_id int,
  primary key (agency_id, image_tag_id)
);
create unique index image_tag_name on image_tag (agency_id, lower(name));
create index image_tag_id on image_tag (image_tag_id);
select protect('image_tag');

-- A post may lie in a category of the super-admin agency, so what it names is no foreign key; the server checks it.
-- `words` are those of the post, its subcategory and its category, folded to one spelling.
create table image_post (
  agency_id int not null references agency,
  image_id int generated always as identity,
  image_category_id int not null,
  image_subcategory_id int,
  image_tag_ids int[] not null default '{}',
  type text not null check (type in ('SQUARE_IMAGE', 'SQUARE_VIDEO', 'STORY_IMAGE', 'STORY_VIDEO')),
  title text not null check (length(title) between 1 and 120),
  language text not null,
  captions jsonb not null default '{}',
  day date,
  is_premium boolean not null default false,
  is_shown boolean not null default true,
  thumbnail_key text not null,
  preview_key text not null,
  full_key text not null,
  width int not null,
  height int not null,
  bytes int not null,
  own_words text[] not null default '{}',
  words text[] not null default '{}',
  made_by_franchisee_id int,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (agency_id, image_id)
);
create index image_post_id on image_post (image_id);
create index image_post_newest on image_post (agency_id, image_id desc) where deleted_at is null;
create index image_post_category on image_post (agency_id, image_category_id, image_id desc) where deleted_at is null;
create index image_post_subcategory on image_post (agency_id, image_subcategory_id, image_id desc) where deleted_at is null;
create index image_post_day on image_post (agency_id, day, image_id desc) where deleted_at is null and day is not null;
create index image_post_tags on image_post using gin (image_tag_ids) where deleted_at is null;
create index image_post_words on image_post using gin (words) where deleted_at is null;
select protect('image_post');

-- Every folded word some post, subcategory or category has: small, so that a misspelt one is found among them first.
create table image_word (
  agency_id int not null references agency,
  word text not null,
  primary key (agency_id, word)
);
create index image_word_like on image_word using gin (word gin_trgm_ops);
select protect('image_word');

create table image_request (
  agency_id int not null references agency,
  image_request_id int generated always as identity,
  business_id int not null,
  occasion text not null check (length(occasion) between 1 and 80),
  day date,
  language text not null,
  note text not null default '',
  asked_by text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'DONE', 'DECLINED')),
  created_at timestamptz not null default now(),
  primary key (agency_id, image_request_id),
  foreign key (agency_id, business_id) references business (agency_id, business_id) on delete cascade
);
create index image_request_newest on image_request (agency_id, status, image_request_id desc);
create index image_request_business on image_request (agency_id, business_id, image_request_id desc);
select protect('image_request');

grant select, insert, update, delete on image_subcategory_day, image_tag, image_post, image_word, image_request to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
