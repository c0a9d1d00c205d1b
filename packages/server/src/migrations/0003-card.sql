-- The card, whole: its other five sections, visits, feedback, sizes of pictures, and the list of All Projects.

alter table card
  add column payment_options jsonb not null default '{"upiId":null,"payeeName":"","wallets":[],"bank":null,"qrDocumentId":null,"note":""}',
  add column youtube_videos jsonb not null default '[]',
  add column gallery jsonb not null default '[]',
  add column about_us jsonb not null default '{"title":"","body":"","reasons":[],"ownerDocumentId":null,"brochureDocumentId":null,"brochureTitle":"","gstin":null,"licence":"","yearEstablished":null,"nature":[]}',
  add column products jsonb not null default '[]';
update card set settings = '{"order":[],"hidden":[]}'::jsonb || settings;

-- Smaller makes of a picture, narrowest first: [{"width":320,"webp":"<key>","avif":"<key>"|null}]. `sizes_at` is when
-- the work on them ended; null is work to do. A PDF has none.
alter table document
  add column content_type text not null default 'image/webp',
  add column sizes jsonb not null default '[]',
  add column sizes_at timestamptz;
create index document_without_sizes on document (created_at) where sizes_at is null;

-- What the list of cards searches and orders by, beside the card: an index of one table can do both. The facts of the
-- business are kept by triggers.
alter table card
  add column company_name text generated always as (basic_details ->> 'companyName') stored,
  add column template_code text generated always as (template ->> 'code') stored,
  add column business_name text not null default '',
  add column owner_phone text not null default '',
  add column made_by_franchisee_id int,
  add column expiry_date_for_customer date;
update card set business_name = business.business_name, owner_phone = business.owner_phone,
  made_by_franchisee_id = business.made_by_franchisee_id, expiry_date_for_customer = business.expiry_date_for_customer
  from business where business.agency_id = card.agency_id and business.business_id = card.business_id;
alter table card add column search_text text not null generated always as
  (searchable(coalesce(card_id, '') || ' ' || coalesce(basic_details ->> 'companyName', '') || ' ' || business_name || ' ' || owner_phone || ' ' || coalesce(template ->> 'code', ''))) stored;

create function take_business_facts() returns trigger language plpgsql as $$
begin
  select business_name, owner_phone, made_by_franchisee_id, expiry_date_for_customer
    into new.business_name, new.owner_phone, new.made_by_franchisee_id, new.expiry_date_for_customer
    from business where agency_id = new.agency_id and business_id = new.business_id;
  new.business_name := coalesce(new.business_name, '');
  new.owner_phone := coalesce(new.owner_phone, '');
  return new;
end $$;
create trigger take_business_facts before insert on card for each row execute function take_business_facts();

create function give_business_facts() returns trigger language plpgsql as $$
begin
  update card set business_name = new.business_name, owner_phone = new.owner_phone,
    made_by_franchisee_id = new.made_by_franchisee_id, expiry_date_for_customer = new.expiry_date_for_customer
  where agency_id = new.agency_id and business_id = new.business_id;
  return null;
end $$;
create trigger give_business_facts after update of business_name, owner_phone, made_by_franchisee_id, expiry_date_for_customer on business
  for each row when ((old.business_name, old.owner_phone, old.made_by_franchisee_id, old.expiry_date_for_customer)
    is distinct from (new.business_name, new.owner_phone, new.made_by_franchisee_id, new.expiry_date_for_customer))
  execute function give_business_facts();

create index card_search on card using gin (agency_id, made_by_franchisee_id, search_text gin_trgm_ops,
  searchable(coalesce(card_id, '')) gin_trgm_ops, searchable(coalesce(company_name, '')) gin_trgm_ops,
  owner_phone gin_trgm_ops, searchable(business_name) gin_trgm_ops) where deleted_at is null;
create index card_newest on card (agency_id, card_no desc)
  include (status, template_code, expiry_date_for_customer, company_name) where deleted_at is null;
create index card_maker on card (agency_id, made_by_franchisee_id, card_no desc)
  include (status, template_code, expiry_date_for_customer, company_name) where deleted_at is null;
create index card_name on card (agency_id, lower(company_name), card_no) include (company_name) where deleted_at is null;
create index card_expiry on card (agency_id, expiry_date_for_customer, card_no) where deleted_at is null;
create index card_state on card (agency_id, status, card_no desc) where deleted_at is null;
create index card_design on card (agency_id, template_code, card_no desc) where deleted_at is null;
create index card_newest_of_all on card (card_no desc)
  include (agency_id, status, template_code, expiry_date_for_customer, company_name) where deleted_at is null;
create index card_name_of_all on card (lower(company_name), card_no) include (agency_id, company_name) where deleted_at is null;
create index card_expiry_of_all on card (expiry_date_for_customer, card_no) include (agency_id) where deleted_at is null;
create index card_state_of_all on card (status, card_no desc) include (agency_id) where deleted_at is null;
create index card_design_of_all on card (template_code, card_no desc) include (agency_id) where deleted_at is null;

-- Views of a public card and taps on it: a number for each kind and Indian day, and nothing about who it was.
create table card_visit (
  agency_id int not null references agency,
  card_no int not null,
  day date not null,
  kind text not null,
  count int not null,
  primary key (agency_id, card_no, day, kind),
  foreign key (agency_id, card_no) references card (agency_id, card_no) on delete cascade
);
create index card_visit_day on card_visit (day);
select protect('card_visit');

-- What visitors wrote. `card_name` is the name that stood on the card then.
create table feedback (
  agency_id int not null references agency,
  feedback_id int generated always as identity,
  card_no int not null,
  card_name text not null,
  stars int not null check (stars between 1 and 5),
  text text not null default '',
  name text not null default '',
  language text not null,
  search_text text not null generated always as (searchable(text || ' ' || name || ' ' || card_name)) stored,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (agency_id, feedback_id),
  foreign key (agency_id, card_no) references card (agency_id, card_no) on delete cascade
);
create index feedback_newest on feedback (agency_id, feedback_id desc) include (stars) where deleted_at is null;
create index feedback_newest_of_all on feedback (feedback_id desc) include (agency_id, stars) where deleted_at is null;
create index feedback_stars on feedback (agency_id, stars, feedback_id desc) where deleted_at is null;
create index feedback_of_card on feedback (agency_id, card_no, feedback_id desc) where deleted_at is null;
create index feedback_search on feedback using gin (agency_id, search_text gin_trgm_ops) where deleted_at is null;
create index feedback_deleted on feedback (deleted_at) where deleted_at is not null;
select protect('feedback');

grant select, insert, update, delete on card_visit, feedback to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
