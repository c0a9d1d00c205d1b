-- Where people of an agency live and under which numbers their commission is taxed (screens 7.3, franchisees).
alter table franchisee
  add column address text not null default '',
  add column gstin text check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  add column pan text check (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$');
