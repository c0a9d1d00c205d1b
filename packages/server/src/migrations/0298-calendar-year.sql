-- Up to which year the calendar of the product laid days for an occasion: later years come by a later release, and days
-- that people changed or took away in years that were laid stay so. Libraries that stand were laid up to 2028.
alter table image_subcategory no force row level security;
alter table image_subcategory add column calendar_year int;
update image_subcategory set calendar_year = 2028 where rule is not null;
alter table image_subcategory force row level security;
