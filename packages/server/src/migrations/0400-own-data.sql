-- A copy of what is kept of a customer, made in the background for them alone and kept for seven days. One of each person: a new one takes
-- the place of the one before.
create table own_data_file (
  agency_id int not null references agency,
  own_data_file_id int generated always as identity,
  user_id int not null,
  language text not null check (language in ('en', 'hi')),
  state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed', 'expired')),
  -- Lists and files that are in it, and of how many; 0 until that is known.
  parts_done int not null default 0 check (parts_done >= 0),
  parts_total int not null default 0 check (parts_total >= 0),
  -- Files that found no room in it.
  left_out int not null default 0 check (left_out >= 0),
  storage_key text,
  bytes bigint,
  created_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz,
  taken_at timestamptz,
  primary key (agency_id, own_data_file_id),
  unique (agency_id, user_id),
  foreign key (agency_id, user_id) references app_user (agency_id, user_id),
  check ((state = 'ready') = (storage_key is not null)),
  check ((state in ('ready', 'expired')) = (expires_at is not null and bytes is not null)),
  check ((state in ('ready', 'failed', 'expired')) = (ended_at is not null))
);
create index own_data_file_ends on own_data_file (expires_at) where storage_key is not null;
create index own_data_file_old on own_data_file (created_at);
select protect('own_data_file');
grant select, insert, update, delete on own_data_file to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;

-- The bell of customers says it too: a notice is of a film or a lead of a business, or of the person's own copy.
alter table owner_notice alter column business_id drop not null, add column user_id int,
  drop constraint owner_notice_kind_check, drop constraint owner_notice_of_one,
  add constraint owner_notice_kind_check check (kind in ('film_ready', 'film_failed', 'lead', 'data_ready', 'data_failed')),
  add constraint owner_notice_of_one check (case when kind in ('data_ready', 'data_failed')
    then user_id is not null and num_nonnulls(business_id, video_no, lead_id) = 0
    else business_id is not null and user_id is null and num_nonnulls(video_no, lead_id) = 1 and (kind = 'lead') = (lead_id is not null) end),
  add foreign key (agency_id, user_id) references app_user (agency_id, user_id);
create index owner_notice_of_user on owner_notice (agency_id, user_id, notice_id desc) where user_id is not null;

create function notify_owner_of_data() returns trigger language plpgsql as $$
begin
  insert into owner_notice (agency_id, user_id, kind, subject, is_sample, created_at)
    values (new.agency_id, new.user_id, case new.state when 'ready' then 'data_ready' else 'data_failed' end,
      'own data file ' || new.own_data_file_id, false, new.ended_at)
    on conflict (agency_id, subject) do nothing;
  return null;
end $$;
create trigger notify_owner_of_data after update of state on own_data_file for each row
  when (new.state in ('ready', 'failed') and old.state is distinct from new.state)
  execute function notify_owner_of_data();
