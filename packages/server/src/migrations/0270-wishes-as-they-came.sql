-- Wishes for pictures in the order they came, and how many ask for the same: all of them were joined to all businesses for one page,
-- and those that wait were read whole to count whose occasion is written alike.
alter table image_request add column occasion_key text generated always as (lower(occasion)) stored;
create index image_request_listed on image_request (agency_id, made_by_franchisee_id, image_request_id desc) where not is_gone;
create index image_request_listed_of_all on image_request (image_request_id desc) include (agency_id) where not is_gone;
create index image_request_state_of_all on image_request (status, image_request_id desc) include (agency_id) where not is_gone;
create index image_request_asks on image_request (agency_id, occasion_key, business_id) include (made_by_franchisee_id)
  where status = 'OPEN' and not is_gone;
create index image_request_asks_of_all on image_request (occasion_key, business_id) include (agency_id) where status = 'OPEN' and not is_gone;
