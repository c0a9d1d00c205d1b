-- What an admin writes down of a member of staff beside role and permissions, and when they were invited and seen last.
alter table franchisee
  add column territory jsonb not null default '{"states":[],"cities":[]}',
  add column notes text not null default '',
  add column invited_at timestamptz,
  add column last_login_at timestamptz,
  add column version int not null default 1,
  add column search_text text not null generated always as
    (searchable(name || ' ' || phone_number || ' ' || coalesce(email, ''))) stored;
-- Who has a password signed in once; when, the newest session says better than nothing does.
alter table franchisee no force row level security;
alter table session no force row level security;
update franchisee set last_login_at = coalesce(
    (select max(session.created_at) from session
      where session.agency_id = franchisee.agency_id and session.franchisee_id = franchisee.franchisee_id),
    created_at)
  where password_hash is not null;
alter table franchisee force row level security;
alter table session force row level security;
create index franchisee_search on franchisee using gin (agency_id, search_text gin_trgm_ops) where deleted_at is null;
