-- Whose plan runs is answered without those of years ago.
create index activation_plan_ends on activation (agency_id, plan_id, last_day) include (business_id, period) where kind = 'card';

-- The library is searched by whose a file is: with the words of its business beside it, the files are found, and not all businesses first.
alter table business no force row level security;
alter table document no force row level security;
alter table document add column business_search_text text not null default '';
update document set business_search_text = business.search_text from business
  where business.agency_id = document.agency_id and business.business_id = document.business_id and business.deleted_at is null;

create function take_business_search_text() returns trigger language plpgsql as $$
begin
  select case when deleted_at is null then search_text else '' end into new.business_search_text
    from business where agency_id = new.agency_id and business_id = new.business_id for no key update;
  new.business_search_text := coalesce(new.business_search_text, '');
  return new;
end $$;
create trigger take_business_search_text before insert or update of business_id on document
  for each row execute function take_business_search_text();
create function give_business_search_text() returns trigger language plpgsql as $$
begin
  update document set business_search_text = case when new.deleted_at is null then new.search_text else '' end
    where agency_id = new.agency_id and business_id = new.business_id;
  return null;
end $$;
create trigger give_business_search_text after update of search_text, deleted_at on business
  for each row when ((old.search_text, old.deleted_at is null) is distinct from (new.search_text, new.deleted_at is null))
  execute function give_business_search_text();
create index document_words on document using gin (agency_id, business_search_text gin_trgm_ops);
alter table business force row level security;
alter table document force row level security;
