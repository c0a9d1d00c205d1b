-- Lists by name sort tens of thousands of hits at a million rows: the name is kept as it is sorted (decision 0062).
alter table business add column name_key text not null generated always as (lower(business_name)) stored;
drop index business_name;
create index business_name on business (agency_id, name_key, business_id) where deleted_at is null;
drop index business_name_of_all;
create index business_name_of_all on business (name_key, business_id) include (agency_id) where deleted_at is null;

alter table card add column name_key text generated always as (lower(basic_details ->> 'companyName')) stored;
drop index card_name;
create index card_name on card (agency_id, name_key, card_no) where deleted_at is null;
drop index card_name_of_all;
create index card_name_of_all on card (name_key, card_no) include (agency_id) where deleted_at is null;
