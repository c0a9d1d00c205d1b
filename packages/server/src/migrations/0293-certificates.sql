-- Certificates of host names: asked for by the platform's admins, looked for by the worker until visitors meet them (screens 8.30).
alter table agency_host
  add column ssl_state text not null default 'NONE' check (ssl_state in ('NONE', 'WAITING', 'LIVE', 'FAILED')),
  add column ssl_fault text check
    (ssl_fault in ('INNER_NAME', 'NO_ADDRESS', 'INNER_ADDRESS', 'NO_ANSWER', 'CERTIFICATE', 'ELSEWHERE')),
  add column ssl_tries int not null default 0,
  add column ssl_ends_at timestamptz,
  add column ssl_looked_at timestamptz,
  add column ssl_next_at timestamptz;
create index agency_host_ssl_due on agency_host (ssl_next_at) where ssl_next_at is not null;
