-- How many days before its end a plan counts as expiring soon (screens 8.4): each agency says so for itself.
alter table agency add column expiring_soon_days smallint not null default 30
  check (expiring_soon_days between 7 and 60);
