-- All Projects: every tab is searched in the five ways of cards and narrowed alike, each by an index, for one agency and for all.
alter table business no force row level security;
alter table card no force row level security;
alter table pdf_card no force row level security;
alter table user_video no force row level security;

-- Greetings of a card's business, beside the card as its other facts are.
alter table card add column is_image_post_enabled boolean not null default true;
update card set is_image_post_enabled = false from business
  where business.agency_id = card.agency_id and business.business_id = card.business_id and not business.is_image_post_enabled;
create or replace function take_business_facts() returns trigger language plpgsql as $$
begin
  select business_name, owner_phone, made_by_franchisee_id, expiry_date_for_customer, is_image_post_enabled
    into new.business_name, new.owner_phone, new.made_by_franchisee_id, new.expiry_date_for_customer, new.is_image_post_enabled
    from business where agency_id = new.agency_id and business_id = new.business_id;
  new.business_name := coalesce(new.business_name, '');
  new.owner_phone := coalesce(new.owner_phone, '');
  new.is_image_post_enabled := coalesce(new.is_image_post_enabled, true);
  return new;
end $$;
create or replace function give_business_facts() returns trigger language plpgsql as $$
begin
  update card set business_name = new.business_name, owner_phone = new.owner_phone,
    made_by_franchisee_id = new.made_by_franchisee_id, expiry_date_for_customer = new.expiry_date_for_customer,
    is_image_post_enabled = new.is_image_post_enabled
  where agency_id = new.agency_id and business_id = new.business_id;
  return null;
end $$;
drop trigger give_business_facts on business;
create trigger give_business_facts
  after update of business_name, owner_phone, made_by_franchisee_id, expiry_date_for_customer, is_image_post_enabled on business
  for each row when ((old.business_name, old.owner_phone, old.made_by_franchisee_id, old.expiry_date_for_customer, old.is_image_post_enabled)
    is distinct from (new.business_name, new.owner_phone, new.made_by_franchisee_id, new.expiry_date_for_customer, new.is_image_post_enabled))
  execute function give_business_facts();
create index card_greetings_off on card (agency_id, card_no desc) where deleted_at is null and not is_image_post_enabled;
create index card_greetings_off_of_all on card (card_no desc) include (agency_id) where deleted_at is null and not is_image_post_enabled;
create index card_made_in on card (agency_id, created_at, card_no) where deleted_at is null;
create index card_made_by on card (made_by_franchisee_id, card_no desc) include (agency_id) where deleted_at is null;

-- The same facts beside PDF cards and videos, and whether the business is deleted: these two stay when it goes.
alter table pdf_card
  add column business_name text not null default '',
  add column owner_phone text not null default '',
  add column made_by_franchisee_id int,
  add column is_gone boolean not null default false;
alter table user_video
  add column business_name text not null default '',
  add column owner_phone text not null default '',
  add column made_by_franchisee_id int,
  add column is_gone boolean not null default false;
update pdf_card set business_name = business.business_name, owner_phone = business.owner_phone,
  made_by_franchisee_id = business.made_by_franchisee_id, is_gone = business.deleted_at is not null
  from business where business.agency_id = pdf_card.agency_id and business.business_id = pdf_card.business_id;
update user_video set business_name = business.business_name, owner_phone = business.owner_phone,
  made_by_franchisee_id = business.made_by_franchisee_id, is_gone = business.deleted_at is not null
  from business where business.agency_id = user_video.agency_id and business.business_id = user_video.business_id;

create function take_project_facts() returns trigger language plpgsql as $$
begin
  select business_name, owner_phone, made_by_franchisee_id, deleted_at is not null
    into new.business_name, new.owner_phone, new.made_by_franchisee_id, new.is_gone
    from business where agency_id = new.agency_id and business_id = new.business_id;
  new.business_name := coalesce(new.business_name, '');
  new.owner_phone := coalesce(new.owner_phone, '');
  new.is_gone := coalesce(new.is_gone, false);
  return new;
end $$;
create trigger take_project_facts before insert on pdf_card for each row execute function take_project_facts();
create trigger take_project_facts before insert on user_video for each row execute function take_project_facts();
create function give_project_facts() returns trigger language plpgsql as $$
begin
  update pdf_card set business_name = new.business_name, owner_phone = new.owner_phone,
    made_by_franchisee_id = new.made_by_franchisee_id, is_gone = new.deleted_at is not null
  where agency_id = new.agency_id and business_id = new.business_id;
  update user_video set business_name = new.business_name, owner_phone = new.owner_phone,
    made_by_franchisee_id = new.made_by_franchisee_id, is_gone = new.deleted_at is not null
  where agency_id = new.agency_id and business_id = new.business_id;
  return null;
end $$;
create trigger give_project_facts after update of business_name, owner_phone, made_by_franchisee_id, deleted_at on business
  for each row when ((old.business_name, old.owner_phone, old.made_by_franchisee_id, old.deleted_at is null)
    is distinct from (new.business_name, new.owner_phone, new.made_by_franchisee_id, new.deleted_at is null))
  execute function give_project_facts();

alter table pdf_card drop column search_text;
alter table pdf_card add column search_text text not null generated always as
  (searchable(pdf_card_no::text || ' ' || company_name || ' ' || registered_phone_number || ' ' || template_code || ' ' || business_name || ' ' || owner_phone)) stored;
alter table user_video drop column search_text;
alter table user_video add column search_text text not null generated always as
  (searchable(video_no::text || ' ' || title || ' ' || business_name || ' ' || owner_phone)) stored;

drop index if exists pdf_card_listed;
create index pdf_card_search on pdf_card using gin (agency_id, made_by_franchisee_id, search_text gin_trgm_ops,
  searchable(pdf_card_no::text) gin_trgm_ops, searchable(company_name) gin_trgm_ops, registered_phone_number gin_trgm_ops,
  searchable(business_name) gin_trgm_ops) where deleted_at is null and not is_gone;
create index pdf_card_listed on pdf_card (agency_id, pdf_card_no desc) where deleted_at is null and not is_gone;
create index pdf_card_maker on pdf_card (agency_id, made_by_franchisee_id, pdf_card_no desc) where deleted_at is null and not is_gone;
create index pdf_card_name on pdf_card (agency_id, lower(company_name), pdf_card_no) where deleted_at is null and not is_gone;
create index pdf_card_state on pdf_card (agency_id, is_active, pdf_card_no desc) where deleted_at is null and not is_gone;
create index pdf_card_done on pdf_card (agency_id, (exported_at is not null), pdf_card_no desc) where deleted_at is null and not is_gone;
create index pdf_card_design on pdf_card (agency_id, template_code, pdf_card_no desc) where deleted_at is null and not is_gone;
create index pdf_card_made_in on pdf_card (agency_id, created_at, pdf_card_no) where deleted_at is null and not is_gone;
create index pdf_card_listed_of_all on pdf_card (pdf_card_no desc) include (agency_id) where deleted_at is null and not is_gone;
create index pdf_card_maker_of_all on pdf_card (made_by_franchisee_id, pdf_card_no desc) include (agency_id) where deleted_at is null and not is_gone;
create index pdf_card_name_of_all on pdf_card (lower(company_name), pdf_card_no) include (agency_id) where deleted_at is null and not is_gone;
create index pdf_card_state_of_all on pdf_card (is_active, pdf_card_no desc) include (agency_id) where deleted_at is null and not is_gone;
create index pdf_card_done_of_all on pdf_card ((exported_at is not null), pdf_card_no desc) include (agency_id) where deleted_at is null and not is_gone;
create index pdf_card_design_of_all on pdf_card (template_code, pdf_card_no desc) include (agency_id) where deleted_at is null and not is_gone;
create index pdf_card_made_of_all on pdf_card (created_at, pdf_card_no) include (agency_id) where deleted_at is null and not is_gone;

drop index if exists user_video_listed;
create index user_video_search on user_video using gin (agency_id, made_by_franchisee_id, search_text gin_trgm_ops,
  searchable(video_no::text) gin_trgm_ops, searchable(title) gin_trgm_ops, owner_phone gin_trgm_ops,
  searchable(business_name) gin_trgm_ops) where deleted_at is null and not is_gone;
create index user_video_listed on user_video (agency_id, video_no desc) where deleted_at is null and not is_gone;
create index user_video_maker on user_video (agency_id, made_by_franchisee_id, video_no desc) where deleted_at is null and not is_gone;
create index user_video_name on user_video (agency_id, lower(title), video_no) where deleted_at is null and not is_gone;
create index user_video_state on user_video (agency_id, is_active, video_no desc) where deleted_at is null and not is_gone;
create index user_video_done on user_video (agency_id, (filmed_at is not null), video_no desc) where deleted_at is null and not is_gone;
create index user_video_design on user_video (agency_id, template_id, video_no desc) where deleted_at is null and not is_gone;
create index user_video_made_in on user_video (agency_id, created_at, video_no) where deleted_at is null and not is_gone;
create index user_video_listed_of_all on user_video (video_no desc) include (agency_id) where deleted_at is null and not is_gone;
create index user_video_maker_of_all on user_video (made_by_franchisee_id, video_no desc) include (agency_id) where deleted_at is null and not is_gone;
create index user_video_name_of_all on user_video (lower(title), video_no) include (agency_id) where deleted_at is null and not is_gone;
create index user_video_state_of_all on user_video (is_active, video_no desc) include (agency_id) where deleted_at is null and not is_gone;
create index user_video_done_of_all on user_video ((filmed_at is not null), video_no desc) include (agency_id) where deleted_at is null and not is_gone;
create index user_video_design_of_all on user_video (template_id, video_no desc) include (agency_id) where deleted_at is null and not is_gone;
create index user_video_made_of_all on user_video (created_at, video_no) include (agency_id) where deleted_at is null and not is_gone;

-- Where the last film of a video stands is asked from its few, or from the crowd.
create index user_video_render_state on user_video_render (agency_id, state, video_no);
create index user_video_render_state_of_all on user_video_render (state, agency_id, video_no);

alter table business force row level security;
alter table card force row level security;
alter table pdf_card force row level security;
alter table user_video force row level security;
