-- How many pictures an occasion has in a language and a shape is read from an index alone.
create index image_post_cover on image_post (agency_id, image_subcategory_id, type, language)
  where deleted_at is null and is_shown;
