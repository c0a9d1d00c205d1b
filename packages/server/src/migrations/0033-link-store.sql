-- The link store is kept by staff of the super-admin agency: what they change carries a version, what cards no longer
-- offer is hidden, and the cards that use a type are found without reading all of them.
alter table link_category add column version int not null default 1;
alter table link_type add column version int not null default 1;
alter table link_type add column is_hidden boolean not null default false;
create index card_links on card using gin (links jsonb_path_ops) where deleted_at is null;
