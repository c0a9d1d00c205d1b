-- What stands on the pages of customers: banners, rails of pictures, grids of categories, notices. Rows of the super-admin
-- agency are for the agencies they name, or for all; those of another agency for its own customers. A source (`meta_id`) may
-- be anybody's in the library, so it is no foreign key: one that is gone is told to staff.
create table ui_customisation (
  agency_id int not null references agency,
  ui_customisation_id int generated always as identity,
  placement text not null check (placement in ('HOME_PAGE', 'GREETING_IMAGE_PAGE', 'COMMON')),
  type text not null check (type in ('banner', 'imageRail', 'categoryGrid', 'notice', 'video')),
  title jsonb not null,
  body jsonb not null default '{}',
  action_label jsonb not null default '{}',
  action_link text not null default '' check (length(action_link) <= 300),
  meta_type text not null default 'none' check (meta_type in ('none', 'category', 'subcategory', 'tag', 'templateSet', 'link')),
  meta_id text not null default '' check (length(meta_id) <= 300),
  shape text not null default 'SQUARE' check (shape in ('SQUARE', 'STORY')),
  shown_count int not null default 10 check (shown_count between 1 and 20),
  languages text[] not null default '{}',
  picture jsonb,
  agency_ids int[] not null default '{}',
  audience text not null default 'ALL' check (audience in ('ALL', 'WITH_PLAN', 'WITHOUT_PLAN', 'PLANS')),
  plan_ids int[] not null default '{}',
  from_day date,
  to_day date check (to_day >= from_day),
  is_shown boolean not null default true,
  sort_order double precision not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (agency_id, ui_customisation_id)
);
create index ui_customisation_id on ui_customisation (ui_customisation_id);
create index ui_customisation_shown on ui_customisation (agency_id, placement, sort_order) where deleted_at is null;
select protect('ui_customisation');

grant select, insert, update, delete on ui_customisation to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
