-- How a business frames its greetings; no row means the usual frames. `given_kinds` are given by admins beyond the plan.
create table frame_setup (
  agency_id int not null references agency,
  business_id int not null,
  is_enabled boolean not null default true,
  setup jsonb,
  given_kinds text[] not null default '{}' check (given_kinds <@ array['regular', 'product', 'political']),
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (agency_id, business_id),
  foreign key (agency_id, business_id) references business (agency_id, business_id) on delete cascade
);
select protect('frame_setup');

grant select, insert, update, delete on frame_setup to parichay_app, parichay_super;
