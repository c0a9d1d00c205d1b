-- The pictures that suit any day, by group and language: a day is put together of these (contract/greeting/rules.day.ts).
create index image_post_any_day on image_post (agency_id, type, image_category_id, language, image_id desc)
  include (image_subcategory_id, is_premium, image_tag_ids) where deleted_at is null and is_shown and day is null;
create index image_post_any_day_of_trade on image_post (agency_id, type, image_subcategory_id, language, image_id desc)
  include (image_category_id, is_premium, image_tag_ids) where deleted_at is null and is_shown and day is null;
