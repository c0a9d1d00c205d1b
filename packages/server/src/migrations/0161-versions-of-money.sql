-- Two people who change prices or invoice details of an agency at once: the later one is told.
alter table agency
  add column terms_version int not null default 1,
  add column seller_version int not null default 1;
