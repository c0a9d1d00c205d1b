-- What lists of a million rows still looked at row by row (decision 0062).

-- A search narrowed to those who were made in one way: both are in the index, as maker and category are.
drop index business_search;
create index business_search on business using gin (agency_id, made_by_franchisee_id, category, business_made_by, search_text gin_trgm_ops)
  where deleted_at is null;

-- Those of a category who pay, or have a card, are counted without a look at their rows.
drop index business_category;
create index business_category on business (agency_id, category, business_id desc)
  include (expiry_date_for_customer, payment_status, card_status) where deleted_at is null;
drop index business_category_of_all;
create index business_category_of_all on business (category, business_id desc)
  include (agency_id, expiry_date_for_customer, payment_status, card_status) where deleted_at is null;

-- How many businesses and active cards an agency or one of its people has. Few values stand for many rows: six bytes each.
create index business_holding on business (agency_id, made_by_franchisee_id, card_status) where deleted_at is null;
