-- Advisories about packages of others that run here: since when each is known, and when staff were told that its time is over. Kept, so
-- that none is told twice and a day without it is no new beginning.
create table package_advisory (
  advisory text primary key check (advisory <> ''),
  since date not null,
  told_at timestamptz
);
-- Since when the registry does not answer what is known of them; no row while it does.
create table advisory_silence (
  since timestamptz not null,
  only_one boolean primary key default true check (only_one)
);
grant select, insert, update, delete on package_advisory, advisory_silence to parichay_super;

do $$
declare kinds text := (select pg_get_constraintdef(oid) from pg_constraint
  where conrelid = 'admin_notification'::regclass and conname = 'admin_notification_kind_check');
begin
  alter table admin_notification drop constraint admin_notification_kind_check;
  execute 'alter table admin_notification add constraint admin_notification_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''advisory''::text, ');
end $$;
