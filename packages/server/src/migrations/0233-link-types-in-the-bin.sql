-- A kind of link that was deleted lies here for 30 days, so that undoing it brings back the same one. It is deleted only where no
-- card names it, one in the bin neither: those are found without reading every card that was ever deleted.
create table link_type_bin (
  link_type_id int primary key,
  stored jsonb not null,
  deleted_at timestamptz not null
);
grant select, insert, update, delete on link_type_bin to parichay_super;
create index card_links_in_bin on card using gin (links jsonb_path_ops) where deleted_at is not null;
