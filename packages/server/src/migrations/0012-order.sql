-- A category or subcategory is moved between two others by one number between theirs.
alter table image_category alter column sort_order type double precision;
alter table image_subcategory alter column sort_order type double precision;
