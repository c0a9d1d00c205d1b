-- Groups of the link store have an icon of their own (screens.md): the `d` of one 24×24 path, as a type has. Those that are
-- there begin with the icon of their first type.
alter table link_category add column icon text not null default '';
update link_category set icon = coalesce((select link_type.icon from link_type
  where link_type.link_category_id = link_category.link_category_id order by sort_order, link_type_id limit 1), '');
