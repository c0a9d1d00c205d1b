-- Lists of staff stay quick at a million businesses: every filter and order has an index, for one agency and for all.

-- pg_trgm knows only the letters of its locale; under C that is ASCII. So what is searched is kept in ASCII: plain
-- letters as they are, others by their bytes in UTF-8, as letters and digits (a Devanagari letter: q and four digits).
create function searchable(words text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(encode(convert_to(lower(words), 'UTF8'), 'escape'), '\340\2', 'q'), '\2', ''), '\3', 'x')
$$;

-- Phone numbers are kept without blanks, so that they are found however they are typed.
drop index business_search;
alter table business drop column search_text;
alter table business add column search_text text not null generated always as
  (searchable(business_name || ' ' || owner_phone || ' ' || regexp_replace(coalesce(mobile, ''), '[^0-9+]', '', 'g') || ' ' || coalesce(email, ''))) stored;
create index business_search on business using gin (agency_id, search_text gin_trgm_ops) where deleted_at is null;

-- 'Has a card' as a column: an index can order it, a look into the other table for each row cannot.
alter table business add column has_card boolean not null default false;
update business set has_card = true from card
  where card.agency_id = business.agency_id and card.business_id = business.business_id and card.deleted_at is null;
create function keep_has_card() returns trigger language plpgsql as $$
begin
  update business set has_card = exists (
    select from card where card.agency_id = new.agency_id and card.business_id = new.business_id and card.deleted_at is null)
  where agency_id = new.agency_id and business_id = new.business_id;
  return null;
end $$;
create trigger keep_has_card after insert or update of deleted_at, business_id on card for each row execute function keep_has_card();

-- Columns after `include` let a page and its total be chosen without reading the table.
drop index business_newest;
create index business_newest on business (agency_id, business_id desc)
  include (expiry_date_for_customer, category, business_made_by, has_card, business_name) where deleted_at is null;
drop index business_maker;
create index business_maker on business (agency_id, made_by_franchisee_id, business_id desc)
  include (expiry_date_for_customer, category, business_made_by, has_card, business_name) where deleted_at is null;
drop index business_name;
create index business_name on business (agency_id, lower(business_name), business_id) include (business_name) where deleted_at is null;
create index business_category on business (agency_id, category, business_id desc) where deleted_at is null;
create index business_origin on business (agency_id, business_made_by, business_id desc) where deleted_at is null;
create index business_has_card on business (agency_id, has_card, business_id desc) where deleted_at is null;

-- The same for the lists of the super-admin agency, over all agencies.
create index business_newest_of_all on business (business_id desc)
  include (agency_id, expiry_date_for_customer, category, business_made_by, has_card, business_name) where deleted_at is null;
create index business_name_of_all on business (lower(business_name), business_id) include (agency_id, business_name) where deleted_at is null;
create index business_expiry_of_all on business (expiry_date_for_customer, business_id) include (agency_id) where deleted_at is null;
create index business_category_of_all on business (category, business_id desc) include (agency_id) where deleted_at is null;
create index business_origin_of_all on business (business_made_by, business_id desc) include (agency_id) where deleted_at is null;
create index business_has_card_of_all on business (has_card, business_id desc) include (agency_id) where deleted_at is null;

-- Figures of the home screens.
create index card_status on card (agency_id, status) where deleted_at is null;
create index card_status_of_all on card (status) include (agency_id) where deleted_at is null;
