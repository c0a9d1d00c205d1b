-- Two people who change a category or an occasion of the greeting library at once: the later one is told.
alter table image_category add column version int not null default 1;
alter table image_subcategory add column version int not null default 1;
