-- What is hidden is little of a library, and is looked for among all of it.
create index image_post_hidden on image_post (agency_id, image_id desc) where deleted_at is null and not is_shown;
