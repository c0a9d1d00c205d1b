-- A category or subcategory is moved between two others by one number between theirs.
alter table image_category alter column sort_order type double precision;
alter table image_subcategory alter column sort_order type double precision;
-- Other words an occasion is found by, as they were typed; `words` holds them in the spelling of the search.
alter table image_subcategory add column search_words text not null default '';
