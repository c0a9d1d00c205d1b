-- Reports that go out by e-mail by themselves. Recipients are staff of the agency; who has left gets nothing more.
create table report_schedule (
  agency_id int not null references agency,
  report_schedule_id int generated always as identity,
  report text not null,
  format text not null check (format in ('csv', 'xlsx')),
  filters jsonb not null,
  every text not null check (every in ('day', 'week', 'month')),
  recipients int[] not null check (cardinality(recipients) between 1 and 10),
  language text not null check (language in ('en', 'hi')),
  -- Made by staff of the platform: rows of all agencies.
  of_platform boolean not null,
  made_by text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (agency_id, report_schedule_id)
);
create index report_schedule_live on report_schedule (agency_id) where deleted_at is null;
select protect('report_schedule');

-- One letter for one person and day: what stands here went out.
create table report_delivery (
  agency_id int not null,
  report_schedule_id int not null,
  franchisee_id int not null,
  due_on date not null,
  rows int not null check (rows >= 0),
  sent_at timestamptz not null,
  primary key (agency_id, report_schedule_id, franchisee_id, due_on),
  foreign key (agency_id, report_schedule_id) references report_schedule (agency_id, report_schedule_id) on delete cascade
);
create index report_delivery_old on report_delivery (sent_at);
select protect('report_delivery');
grant select, insert, update, delete on report_schedule, report_delivery to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
