-- All Businesses by state, by the days they were made in, and by the plan that runs.
create index business_state on business (agency_id, (profile ->> 'state'), business_id desc) where deleted_at is null;
create index business_state_of_all on business ((profile ->> 'state'), business_id desc) include (agency_id) where deleted_at is null;
create index business_created on business (agency_id, created_at, business_id desc) where deleted_at is null;
create index business_created_of_all on business (created_at, business_id desc) include (agency_id) where deleted_at is null;
create index activation_plan on activation (agency_id, (plan ->> 'subscriptionPlanId'), business_id) where kind = 'card';

-- Staff look at the panel as a customer: bound to the session that began it, over after half an hour.
create table customer_view (
  agency_id int not null,
  view_id uuid not null default gen_random_uuid(),
  user_id int not null,
  session_id uuid not null,
  viewer text not null,
  reason text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (agency_id, view_id),
  foreign key (agency_id, user_id) references app_user (agency_id, user_id) on delete cascade
);
create index customer_view_id on customer_view (view_id);
create index customer_view_ends on customer_view (ends_at);
grant select, insert, update, delete on customer_view to parichay_app, parichay_super;
select protect('customer_view');
