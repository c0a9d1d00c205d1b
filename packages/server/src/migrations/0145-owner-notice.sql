-- What owners are told of: a film is ready, or could not be made. Written by the database in the transaction that ends the
-- film, so that no way to end one can forget it; `subject` names the order, and the same one a second time is nothing new.
create table owner_notice (
  agency_id int not null references agency,
  notice_id int generated always as identity,
  business_id int not null,
  kind text not null check (kind in ('film_ready', 'film_failed')),
  subject text not null,
  video_no int not null,
  is_sample boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (agency_id, notice_id),
  unique (agency_id, subject),
  foreign key (agency_id, business_id) references business (agency_id, business_id),
  foreign key (agency_id, video_no) references user_video (agency_id, video_no)
);
create index owner_notice_newest on owner_notice (agency_id, business_id, notice_id desc);
create index owner_notice_video on owner_notice (agency_id, video_no);
create index owner_notice_old on owner_notice (created_at);
select protect('owner_notice');
grant select, insert, update, delete on owner_notice to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;

create function notify_owner_of_film() returns trigger language plpgsql as $$
begin
  -- A film whose file went after its days may be ordered again under its own number: that is another order.
  insert into owner_notice (agency_id, business_id, kind, subject, video_no, is_sample, created_at)
    select new.agency_id, v.business_id, case new.state when 'ready' then 'film_ready' else 'film_failed' end,
        'film ' || new.render_id || ' of ' || extract(epoch from new.created_at)::bigint, new.video_no, new.is_sample,
        greatest(new.touched_at, new.created_at)
      from user_video v where v.agency_id = new.agency_id and v.video_no = new.video_no
    on conflict (agency_id, subject) do nothing;
  return null;
end $$;
create trigger notify_owner_of_film after update of state on user_video_render for each row
  when (new.state in ('ready', 'failed') and old.state is distinct from new.state)
  execute function notify_owner_of_film();
