-- Tags are taken from many posts in slices: one that is merged says here into which, and one that comes back waits here for its last posts.
-- Categories can be deleted too.
alter table greeting_bin drop constraint greeting_bin_kind_check;
alter table greeting_bin add constraint greeting_bin_kind_check check (kind in ('tag', 'tagBack', 'subcategory', 'category'));
alter table greeting_bin add column into_id int;
-- Deleted posts bear tags too, and lose them with the others: they may come back.
drop index image_post_tags;
create index image_post_tags on image_post using gin (image_tag_ids);
-- What moves with its category is found among deleted posts as well.
create index image_post_deleted on image_post (image_category_id, image_subcategory_id) where deleted_at is not null;
