-- Cards of one agency with a kind of link: with the agency in the index, those of all others are not fetched first.
drop index card_links;
create index card_links on card using gin (agency_id, links jsonb_path_ops) where deleted_at is null;
