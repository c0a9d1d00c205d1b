-- What images of the library look like: a small copy of each, and keys under which nearly the same ones are found without comparing all.
create table image_look (
  agency_id int not null references agency,
  full_key text not null,
  shape text not null check (shape in ('SQUARE', 'STORY')),
  look bytea not null,
  -- Of the picture as it is, and as it would be a little cropped, and a little more.
  whole bit(64) not null,
  less bit(64) not null,
  least bit(64) not null,
  keys int[] not null,
  created_at timestamptz not null default now(),
  primary key (agency_id, full_key)
);
create index image_look_keys on image_look using gin (keys);
create index image_look_old on image_look (created_at);
select protect('image_look');

alter table image_post add column looked_at timestamptz;
create index image_post_unlooked on image_post (image_id) where looked_at is null and deleted_at is null;

-- Two images that are nearly the same, the newer one first. Of a shared one and an agency's own it is the agency's pair.
create table image_pair (
  agency_id int not null references agency,
  pair_id int generated always as identity,
  image_id int not null,
  other_id int not null,
  created_at timestamptz not null default now(),
  primary key (agency_id, pair_id),
  unique (agency_id, image_id, other_id)
);
create index image_pair_image on image_pair (image_id);
create index image_pair_other on image_pair (other_id);
select protect('image_pair');

-- Pairs of which an agency said that both stay.
create table image_pair_kept (
  agency_id int not null references agency,
  image_id int not null,
  other_id int not null,
  created_at timestamptz not null default now(),
  primary key (agency_id, image_id, other_id)
);
select protect('image_pair_kept');
grant select, insert, update, delete on image_look, image_pair, image_pair_kept to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
