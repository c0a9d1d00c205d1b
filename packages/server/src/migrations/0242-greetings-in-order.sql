-- The report of greetings sent walks days backwards, and on a day along business and picture: with the day alone all greetings of a
-- day, tens of thousands, were joined and sorted for its first twenty rows.
drop index image_post_use_day;
create index image_post_use_day on image_post_use (day, business_id, image_id);
drop index image_post_use_day_of;
create index image_post_use_day_of on image_post_use (agency_id, day, business_id, image_id);
