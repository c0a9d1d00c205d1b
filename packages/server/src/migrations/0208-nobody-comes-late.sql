-- Nobody comes to an agency that is being deleted. The foreign key has held the agency by the time this looks (its trigger goes
-- first by its name), so deleting either waited for this row and sees it, or is done and seen here.
create function refuse_late() returns trigger language plpgsql as $$
begin
  if exists (select 1 from agency where agency_id = new.agency_id and deleted_at is not null) then
    raise exception 'agency % was deleted', new.agency_id using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger refuse_late after insert on app_user for each row execute function refuse_late();
create trigger refuse_late after insert on business for each row execute function refuse_late();
