-- Whether card pages say at their foot whom they were made with.
alter table agency add column signs_cards boolean not null default true;
