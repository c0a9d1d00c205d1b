-- The library of documents asks whether a card in the bin names a file: 2.3 to 3.3 s a page at a million cards, each walked (decision 0062).
create index card_in_bin on card (agency_id, business_id) where deleted_at is not null;
