-- Films that were made, in the order they were ordered, of all agencies: the report read a hundred thousand of them for its first rows.
create index user_video_render_made_in_order on user_video_render (render_id desc) include (agency_id) where state = 'ready';
