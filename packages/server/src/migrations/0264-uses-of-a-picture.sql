-- Greetings of a category that few sent: from its pictures, and not from everything that was sent in that time.
create index image_post_use_picture on image_post_use (image_id, day, business_id) include (agency_id);
