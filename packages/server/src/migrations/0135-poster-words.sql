-- Posters of the product's own library know what they were drawn from: their words can be written anew.
alter table image_post add column design text;

-- What a business says on such a poster. A post may be the super-admin agency's, so it is no foreign key.
create table poster_edit (
  agency_id int not null references agency,
  business_id int not null,
  image_id int not null,
  edit jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (agency_id, business_id, image_id),
  foreign key (agency_id, business_id) references business (agency_id, business_id) on delete cascade
);
create index poster_edit_latest on poster_edit (agency_id, business_id, updated_at desc);
select protect('poster_edit');
grant select, insert, update, delete on poster_edit to parichay_app, parichay_super;
