-- What agencies sell, and how much of it each business has used.

-- Prices are paise; the panel and the calls speak whole rupees. An archived plan stays for those who bought it.
create table subscription_plan (
  agency_id int not null references agency,
  subscription_plan_id int generated always as identity,
  name text not null check (length(name) between 1 and 40),
  price_paise int not null check (price_paise between 0 and 99999900 and price_paise % 100 = 0),
  mrp_paise int check (mrp_paise > price_paise and mrp_paise <= 99999900 and mrp_paise % 100 = 0),
  validity_years int not null check (validity_years between 1 and 10),
  limits jsonb not null,
  frame_visibility jsonb not null,
  highlight text not null default '',
  is_popular boolean not null default false,
  is_hidden boolean not null default false,
  sort_order int not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  primary key (agency_id, subscription_plan_id)
);
create index subscription_plan_listed on subscription_plan (agency_id, sort_order, subscription_plan_id) where archived_at is null;
create index subscription_plan_id on subscription_plan (subscription_plan_id);
select protect('subscription_plan');

-- How much a business has used in one stretch of time: an Indian day, or a paid period. The row decides races.
create table usage_counter (
  agency_id int not null references agency,
  business_id int not null,
  kind text not null check (kind in ('greetingVideo', 'pdfExport', 'promotionalVideo')),
  stretch text not null,
  used int not null check (used >= 0),
  updated_at timestamptz not null default now(),
  primary key (agency_id, business_id, kind, stretch),
  foreign key (agency_id, business_id) references business (agency_id, business_id) on delete cascade
);
create index usage_counter_old on usage_counter (updated_at);
select protect('usage_counter');

-- What was counted, one row each, so that it is given back at most once and the same thing is not counted twice in a week.
create table usage_take (
  agency_id int not null references agency,
  usage_take_id bigint generated always as identity,
  business_id int not null,
  kind text not null,
  stretch text not null,
  object text not null,
  taken_at timestamptz not null,
  given_back_at timestamptz,
  primary key (agency_id, usage_take_id),
  foreign key (agency_id, business_id, kind, stretch) references usage_counter (agency_id, business_id, kind, stretch) on delete cascade
);
create index usage_take_object on usage_take (agency_id, business_id, kind, object, taken_at desc) where given_back_at is null;
create index usage_take_stretch on usage_take (agency_id, business_id, kind, stretch);
select protect('usage_take');

-- Which reminder of an ending plan was handed over, so that each is sent once. A renewal has another last day.
create table expiry_reminder (
  agency_id int not null references agency,
  business_id int not null,
  last_day date not null,
  step int not null,
  channel text not null check (channel in ('mail', 'sms', 'none')),
  at timestamptz not null default now(),
  primary key (agency_id, business_id, last_day, step),
  foreign key (agency_id, business_id) references business (agency_id, business_id) on delete cascade
);
select protect('expiry_reminder');

-- Customers of businesses that signed up themselves may pay online, until the agency says otherwise. Forced row-level
-- security would hide the rows from the owner who runs this.
alter table agency no force row level security;
update agency set configuration = jsonb_set(configuration, '{onlinePayment,allowedOrigins}', '["self"]')
  where not configuration -> 'onlinePayment' ? 'allowedOrigins';
alter table agency force row level security;

grant select, insert, update, delete on subscription_plan, usage_counter, usage_take, expiry_reminder to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
