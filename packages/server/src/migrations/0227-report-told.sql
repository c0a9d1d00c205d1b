-- A file made in the background is told to whoever asked for it: ready, or not made. `made_by_franchisee_id` is that person.
do $$
declare kinds text := (select pg_get_constraintdef(oid) from pg_constraint
  where conrelid = 'admin_notification'::regclass and conname = 'admin_notification_kind_check');
begin
  alter table admin_notification drop constraint admin_notification_kind_check;
  execute 'alter table admin_notification add constraint admin_notification_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''report_file''::text, ');
end $$;

create function notify_report() returns trigger language plpgsql as $$
begin
  perform notify_staff(new.agency_id, 'report_file', 'report file ' || new.report_file_id || ' ' || new.state, new.franchisee_id,
    jsonb_build_object('report', new.report, 'format', new.format, 'isReady', new.state = 'ready'), new.ended_at);
  return null;
end $$;
create trigger notify_report after update on report_file for each row
  when (new.state in ('ready', 'failed') and old.state is distinct from new.state) execute function notify_report();

-- It goes with the file: nobody is led to what is not kept any more.
create function forget_report() returns trigger language plpgsql as $$
begin
  delete from admin_notification where agency_id = old.agency_id
    and subject in ('report file ' || old.report_file_id || ' ready', 'report file ' || old.report_file_id || ' failed');
  return null;
end $$;
create trigger forget_report after delete on report_file for each row execute function forget_report();
