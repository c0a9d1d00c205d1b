-- What is searched by one of its five facts is kept as it is searched: an index of trigrams only says where to look, and asking
-- `searchable` again for each of ten thousand rows took a tenth of a second (decision 0062).
alter table card
  add column card_id_words text not null generated always as (searchable(coalesce(card_id, ''))) stored,
  add column company_words text not null generated always as (searchable(coalesce(basic_details ->> 'companyName', ''))) stored,
  add column business_words text not null generated always as (searchable(business_name)) stored;
drop index card_search;
create index card_search on card using gin (agency_id, made_by_franchisee_id, search_text gin_trgm_ops,
  card_id_words gin_trgm_ops, company_words gin_trgm_ops, owner_phone gin_trgm_ops, business_words gin_trgm_ops)
  where deleted_at is null;

alter table pdf_card
  add column number_words text not null generated always as (searchable(pdf_card_no::text)) stored,
  add column company_words text not null generated always as (searchable(company_name)) stored,
  add column business_words text not null generated always as (searchable(business_name)) stored;
drop index pdf_card_search;
create index pdf_card_search on pdf_card using gin (agency_id, made_by_franchisee_id, search_text gin_trgm_ops,
  number_words gin_trgm_ops, company_words gin_trgm_ops, registered_phone_number gin_trgm_ops, business_words gin_trgm_ops)
  where deleted_at is null and not is_gone;

alter table user_video
  add column number_words text not null generated always as (searchable(video_no::text)) stored,
  add column title_words text not null generated always as (searchable(title)) stored,
  add column business_words text not null generated always as (searchable(business_name)) stored;
drop index user_video_search;
create index user_video_search on user_video using gin (agency_id, made_by_franchisee_id, search_text gin_trgm_ops,
  number_words gin_trgm_ops, title_words gin_trgm_ops, owner_phone gin_trgm_ops, business_words gin_trgm_ops)
  where deleted_at is null and not is_gone;
