-- A film whose file went after its days is ordered again under its own number: it is the last of its video then, though others were
-- ordered since it was made. All Projects and the home's figures went on telling the film before it (migration 0258).
create or replace function tell_film_state() returns trigger language plpgsql as $$
begin
  update user_video set film_state = new.state, film_no = new.render_id
    where agency_id = new.agency_id and video_no = new.video_no
      and not exists (select 1 from user_video_render later
        where later.agency_id = new.agency_id and later.video_no = new.video_no
          and (later.created_at, later.render_id) > (new.created_at, new.render_id));
  return null;
end $$;

alter table user_video no force row level security;
alter table user_video_render no force row level security;
update user_video set film_state = last.state, film_no = last.render_id
  from (select distinct on (agency_id, video_no) agency_id, video_no, render_id, state from user_video_render
    order by agency_id, video_no, created_at desc, render_id desc) last
  where last.agency_id = user_video.agency_id and last.video_no = user_video.video_no
    and (user_video.film_no, user_video.film_state) is distinct from (last.render_id, last.state);
alter table user_video force row level security;
alter table user_video_render force row level security;
