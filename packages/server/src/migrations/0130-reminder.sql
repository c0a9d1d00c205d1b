-- The daily reminder of customers stands in their preference; the worker finds those of an hour by this.
create index app_user_reminder on app_user (((preference #>> '{reminder,hour}')::int), agency_id, user_id)
  where preference #>> '{reminder,hour}' is not null and deleted_at is null;

-- Keys of the whole installation, sealed with its secret.
create table installation_key (
  name text primary key,
  sealed text not null,
  created_at timestamptz not null
);
grant select, insert, update on installation_key to parichay_super;

-- A browser that a customer wants notifications in. What names and opens it is sealed; the hash finds it again.
create table push_device (
  agency_id int not null,
  push_device_id int generated always as identity,
  user_id int not null,
  session_id uuid,
  endpoint_hash bytea not null,
  subscription_sealed text not null,
  device text not null default '',
  created_at timestamptz not null,
  last_sent_at timestamptz,
  failing_since timestamptz,
  primary key (agency_id, push_device_id),
  foreign key (agency_id, user_id) references app_user (agency_id, user_id) on delete cascade,
  foreign key (agency_id, session_id) references session (agency_id, session_id) on delete set null (session_id)
);
create unique index push_device_once on push_device (agency_id, endpoint_hash);
create index push_device_of_user on push_device (agency_id, user_id);
create index push_device_of_session on push_device (agency_id, session_id);
select protect('push_device');
grant select, insert, update, delete on push_device to parichay_app, parichay_super;

-- How far the people of one hour of one day are queued: a worker that was killed is followed by one that goes on here.
create table reminder_round (
  day date not null,
  hour smallint not null,
  after_agency_id int not null default 0,
  after_user_id int not null default 0,
  queued int not null default 0,
  done_at timestamptz,
  primary key (day, hour)
);
grant select, insert, update, delete on reminder_round to parichay_super;

-- One reminder for one person, day and channel: what stands here went out.
create table reminder_delivery (
  agency_id int not null,
  user_id int not null,
  day date not null,
  channel text not null check (channel in ('push', 'mail')),
  sent_at timestamptz not null,
  primary key (agency_id, user_id, day, channel),
  foreign key (agency_id, user_id) references app_user (agency_id, user_id) on delete cascade
);
create index reminder_delivery_old on reminder_delivery (sent_at);
select protect('reminder_delivery');
grant select, insert, delete on reminder_delivery to parichay_app, parichay_super;
