-- Pictures of customers' pages stood in no record of files: the record went when an item took its upload. Each gets one again,
-- in the agency whose folder it lies in. How heavy it is no table knows: 0 until the sweep over pictures without sizes reads it.
alter table document no force row level security;
alter table ui_customisation no force row level security;
alter table agency no force row level security;
insert into document (agency_id, kind, storage_key, thumbnail_key, jpeg_key, width, height, bytes, made_by, created_at, sizes)
  select agency.agency_id, 'banner', key, regexp_replace(key, '\.webp$', '-320.webp'), regexp_replace(key, '\.webp$', '-200.jpg'),
    width, height, 0, 'platform', banner.created_at, sizes
  from (select distinct on (picture ->> 'key') picture ->> 'key' as key, (picture ->> 'width')::int as width,
      (picture ->> 'height')::int as height, coalesce(picture -> 'sizes', '[]') as sizes, created_at
    from ui_customisation where picture ->> 'key' ~ '^a\d+/.*\.webp$' order by picture ->> 'key', created_at) banner
  join agency on agency.agency_id = substring(key from '^a(\d+)/')::int
  where not exists (select 1 from document d where d.agency_id = agency.agency_id and d.storage_key = key);
alter table agency force row level security;
alter table ui_customisation force row level security;
alter table document force row level security;
