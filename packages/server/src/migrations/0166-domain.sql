-- Host names that lead nowhere any more: since when a look found no address. Staff are told once for each time.
alter table agency_host add column failing_since timestamptz;

do $$
declare kinds text := (select pg_get_constraintdef(oid) from pg_constraint
  where conrelid = 'admin_notification'::regclass and conname = 'admin_notification_kind_check');
begin
  alter table admin_notification drop constraint admin_notification_kind_check;
  execute 'alter table admin_notification add constraint admin_notification_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''domain''::text, ');
end $$;
