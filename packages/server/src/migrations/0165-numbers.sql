-- What the home and the insights count: greetings of one agency on a day, and films by the day they were made.
create index image_post_use_day_of on image_post_use (agency_id, day);
create index user_video_render_made on user_video_render (ready_at, agency_id) include (seconds, video_no) where state = 'ready';
