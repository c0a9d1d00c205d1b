-- Whether greetings are on, beside the business, as the card's status is: lists filter and count by it without a look into
-- the other table. Without a row of frames they are on.
alter table business add column is_image_post_enabled boolean not null default true;
alter table business no force row level security;
alter table frame_setup no force row level security;
update business set is_image_post_enabled = false from frame_setup
  where frame_setup.agency_id = business.agency_id and frame_setup.business_id = business.business_id and not frame_setup.is_enabled;
-- A customer who copies an own business makes it as one who begins anew, and pays for it as such. Staff leave their number on
-- what they copy; without one it was the customer, or the platform's staff in an agency that is not theirs.
update business set business_made_by = 'self' where business_made_by = 'clone' and made_by_franchisee_id is null;
alter table frame_setup force row level security;
alter table business force row level security;

create function keep_image_post_status() returns trigger language plpgsql as $$
begin
  update business set is_image_post_enabled = new.is_enabled
  where agency_id = new.agency_id and business_id = new.business_id and is_image_post_enabled is distinct from new.is_enabled;
  return null;
end $$;
create trigger keep_image_post_status after insert or update of is_enabled on frame_setup for each row execute function keep_image_post_status();

-- Lists tell trials from paid time: the status stands in every index that orders or counts by the last day.
drop index business_newest;
create index business_newest on business (agency_id, business_id desc)
  include (expiry_date_for_customer, payment_status, category, business_made_by, card_status, is_image_post_enabled, business_name) where deleted_at is null;
drop index business_maker;
create index business_maker on business (agency_id, made_by_franchisee_id, business_id desc)
  include (expiry_date_for_customer, payment_status, category, business_made_by, card_status, is_image_post_enabled, business_name) where deleted_at is null;
drop index business_newest_of_all;
create index business_newest_of_all on business (business_id desc)
  include (agency_id, expiry_date_for_customer, payment_status, category, business_made_by, card_status, is_image_post_enabled, business_name) where deleted_at is null;
drop index business_expiry;
create index business_expiry on business (agency_id, expiry_date_for_customer, business_id)
  include (payment_status, is_image_post_enabled) where deleted_at is null;
drop index business_expiry_of_all;
create index business_expiry_of_all on business (expiry_date_for_customer, business_id)
  include (agency_id, payment_status, is_image_post_enabled) where deleted_at is null;
-- Few have them off.
create index business_image_post_off on business (agency_id, business_id desc) where deleted_at is null and not is_image_post_enabled;
-- Trials that run are few among all that has time left.
create index business_unpaid on business (agency_id, expiry_date_for_customer, business_id)
  include (is_image_post_enabled) where deleted_at is null and payment_status <> 1;
create index business_unpaid_of_all on business (expiry_date_for_customer, business_id)
  include (agency_id, is_image_post_enabled) where deleted_at is null and payment_status <> 1;
