-- A wish that is written down while its business is being deleted or given away took the state before: neither of both sees the other's
-- row. It holds the business now, so one waits for the other.
create or replace function take_request_facts() returns trigger language plpgsql as $$
begin
  select made_by_franchisee_id, deleted_at is not null into new.made_by_franchisee_id, new.is_gone
    from business where agency_id = new.agency_id and business_id = new.business_id for share;
  new.is_gone := coalesce(new.is_gone, false);
  return new;
end $$;
