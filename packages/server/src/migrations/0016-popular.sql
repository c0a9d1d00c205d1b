-- Which business sent a post on which day: each once a day, kept a little over a month. The figures that lists show are counted
-- from it by the worker, never while somebody reads. A post may be the super-admin agency's, so it is no foreign key.
create table image_post_use (
  agency_id int not null references agency,
  business_id int not null,
  image_id int not null,
  day date not null,
  primary key (agency_id, business_id, image_id, day),
  foreign key (agency_id, business_id) references business (agency_id, business_id) on delete cascade
);
create index image_post_use_day on image_post_use (day);
select protect('image_post_use');
grant select, insert, update, delete on image_post_use to parichay_app, parichay_super;

-- Uses of the last thirty days by the businesses of the agency.
alter table image_post_download add column uses int not null default 0;

-- How many businesses of all agencies sent it lately; 0 unless it is among the most sent of its kind.
alter table image_post add column popularity int not null default 0;
create index image_post_popular on image_post (agency_id, popularity desc, image_id desc) where popularity > 0 and deleted_at is null;
