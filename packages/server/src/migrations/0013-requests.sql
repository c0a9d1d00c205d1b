-- What came of a request, and how often a post's full size was served to the customers of an agency. The post may be one
-- of the super-admin agency, so it is no foreign key; posts are marked as deleted and never removed.

alter table image_request add column image_id int;
alter table image_request add column answer text not null default '' check (length(answer) <= 300);
alter table image_request add column answered_by text;
alter table image_request add column answered_at timestamptz;

create table image_post_download (
  agency_id int not null references agency,
  image_id int not null,
  downloads int not null default 0,
  last_at timestamptz not null default now(),
  primary key (agency_id, image_id)
);
create index image_post_download_post on image_post_download (image_id);
select protect('image_post_download');
grant select, insert, update, delete on image_post_download to parichay_app, parichay_super;
