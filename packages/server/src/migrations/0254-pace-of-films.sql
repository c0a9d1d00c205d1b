-- How long the last films took, for what is said of a waiting one: every list of videos read all films that were ever made for it.
create index user_video_render_pace on user_video_render (ready_at desc nulls last) include (took_ms, seconds) where state = 'ready' and took_ms is not null;
