-- Which pages of categories name a picture of the platform or a kind of link is asked of those of all agencies. What a page
-- names stands beside its words: with 15,000 pages, reading the words of each took 13 s for twenty pictures, and the planner, which
-- does not count that they lie elsewhere, read them all the same when there was an index on them.
create function documents_of_page(content jsonb) returns int[] language sql immutable as $$
  select coalesce(array_agg(id::int), '{}') from (
    select content -> 'hero' ->> 'documentId' as id
    union all select picture ->> 'documentId' from jsonb_path_query(content, '$.gallery[*]') picture) named where id is not null
$$;
create function links_of_page(content jsonb) returns int[] language sql immutable as $$
  select coalesce(array_agg(id::int), '{}') from jsonb_path_query(content, '$.linkTypeIds[*]') id
$$;
alter table category_page
  add column document_ids int[] not null generated always as (documents_of_page(content) || documents_of_page(published)) stored,
  add column link_type_ids int[] not null generated always as (links_of_page(content) || links_of_page(published)) stored;
create index category_page_documents on category_page using gin (document_ids);
create index category_page_links on category_page using gin (link_type_ids);
