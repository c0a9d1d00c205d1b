-- Pages of categories have pictures; what stands already has none.
alter table category_page no force row level security;
update category_page set content = '{"hero": null, "gallery": []}'::jsonb || content,
  published = '{"hero": null, "gallery": []}'::jsonb || published;
alter table category_page force row level security;

-- Which landing pages of categories an agency shows first on its host, and which it leaves out.
create table category_shelf (
  agency_id int not null references agency,
  first text[] not null default '{}',
  hidden text[] not null default '{}',
  version int not null default 1,
  updated_at timestamptz not null,
  primary key (agency_id)
);
grant select, insert, update, delete on category_shelf to parichay_app, parichay_super;
select protect('category_shelf');
