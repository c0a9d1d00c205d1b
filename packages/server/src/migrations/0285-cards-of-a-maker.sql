-- Cards of one who made them, by their state: an index of words was taken for it, and all their rows were read.
create index card_of_maker on card (agency_id, made_by_franchisee_id, status, card_no desc) include (name_key, is_image_post_enabled)
  where deleted_at is null and made_by_franchisee_id is not null;
