-- Where the last film of a video stands, beside the video: All Projects and the home's figures asked every film of it.
alter table user_video no force row level security;
alter table user_video_render no force row level security;
alter table user_video
  add column film_state text check (film_state in ('waiting', 'rendering', 'ready', 'failed', 'cancelled')),
  -- Which film that is: one of before it, whose state changes at the same time, says nothing.
  add column film_no int;
update user_video set film_state = last.state, film_no = last.render_id
  from (select distinct on (agency_id, video_no) agency_id, video_no, render_id, state from user_video_render
    order by agency_id, video_no, render_id desc) last
  where last.agency_id = user_video.agency_id and last.video_no = user_video.video_no;

create function tell_film_state() returns trigger language plpgsql as $$
begin
  update user_video set film_state = new.state, film_no = new.render_id
    where agency_id = new.agency_id and video_no = new.video_no and coalesce(film_no, 0) <= new.render_id;
  return null;
end $$;
create trigger tell_film_state after insert on user_video_render for each row execute function tell_film_state();
create trigger tell_changed_film_state after update of state on user_video_render for each row
  when (old.state <> new.state) execute function tell_film_state();

create index user_video_film on user_video (agency_id, film_state, video_no desc) where deleted_at is null and not is_gone;
create index user_video_film_of_maker on user_video (agency_id, made_by_franchisee_id, film_state, video_no desc) where deleted_at is null and not is_gone;
create index user_video_film_of_all on user_video (film_state, video_no desc) include (agency_id) where deleted_at is null and not is_gone;
drop index user_video_render_state;
drop index user_video_render_state_of_all;
alter table user_video force row level security;
alter table user_video_render force row level security;

-- A card or video that is made while its business changes waits for it, as a wish for a picture does (0256).
create or replace function take_project_facts() returns trigger language plpgsql as $$
begin
  select business_name, owner_phone, made_by_franchisee_id, deleted_at is not null
    into new.business_name, new.owner_phone, new.made_by_franchisee_id, new.is_gone
    from business where agency_id = new.agency_id and business_id = new.business_id for no key update;
  new.business_name := coalesce(new.business_name, '');
  new.owner_phone := coalesce(new.owner_phone, '');
  new.is_gone := coalesce(new.is_gone, false);
  return new;
end $$;
create or replace function take_business_facts() returns trigger language plpgsql as $$
begin
  select business_name, owner_phone, made_by_franchisee_id, expiry_date_for_customer, is_image_post_enabled
    into new.business_name, new.owner_phone, new.made_by_franchisee_id, new.expiry_date_for_customer, new.is_image_post_enabled
    from business where agency_id = new.agency_id and business_id = new.business_id for no key update;
  new.business_name := coalesce(new.business_name, '');
  new.owner_phone := coalesce(new.owner_phone, '');
  new.is_image_post_enabled := coalesce(new.is_image_post_enabled, true);
  return new;
end $$;
