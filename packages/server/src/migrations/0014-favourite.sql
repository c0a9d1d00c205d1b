-- Posts a business likes to send again. A post may be the super-admin agency's, so it is no foreign key.
create table image_favourite (
  agency_id int not null references agency,
  business_id int not null,
  image_id int not null,
  created_at timestamptz not null default now(),
  primary key (agency_id, business_id, image_id),
  foreign key (agency_id, business_id) references business (agency_id, business_id) on delete cascade
);
create index image_favourite_latest on image_favourite (agency_id, business_id, created_at desc);
select protect('image_favourite');
grant select, insert, update, delete on image_favourite to parichay_app, parichay_super;
