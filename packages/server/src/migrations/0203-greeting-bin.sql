-- A tag or an occasion of greetings that was deleted lies here for 30 days, whole, so that the deletion can be undone. `stored` is
-- its row with what hung on it: the posts that bore a tag, the days of an occasion.
create table greeting_bin (
  agency_id int not null references agency,
  kind text not null check (kind in ('tag', 'subcategory')),
  id int not null,
  made_by_franchisee_id int,
  stored jsonb not null,
  deleted_at timestamptz not null,
  primary key (agency_id, kind, id)
);
create index greeting_bin_id on greeting_bin (kind, id);
create index greeting_bin_old on greeting_bin (deleted_at);
select protect('greeting_bin');
grant select, insert, update, delete on greeting_bin to parichay_app, parichay_super;
