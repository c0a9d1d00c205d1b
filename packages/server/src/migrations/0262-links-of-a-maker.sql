-- Cards that one made and that have a kind of link: with who made them in the index, those of everybody else are not fetched first.
drop index card_links;
create index card_links on card using gin (agency_id, made_by_franchisee_id, links jsonb_path_ops) where deleted_at is null;
