-- What an agency writes over the delivered pages of business categories; records of the super-admin agency count for all.
-- `content` is what is worked on, `published` what visitors read.
create table category_page (
  agency_id int not null references agency,
  category_static_page_id int generated always as identity,
  category text not null,
  content jsonb not null,
  published jsonb,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  deleted_at timestamptz,
  primary key (agency_id, category_static_page_id)
);
create unique index category_page_of on category_page (agency_id, category) where deleted_at is null;
grant usage on all sequences in schema public to parichay_app, parichay_super;
grant select, insert, update, delete on category_page to parichay_app, parichay_super;
select protect('category_page');
