-- Staff are told of a paid plan that ends with the first reminder of its owner within the days that their agency calls soon, of a
-- trial on its last two days: once for each last day.
create or replace function notify_ending() returns trigger language plpgsql as $$
begin
  perform notify_staff(new.agency_id, 'plan_expiring', 'end of ' || new.business_id || ' on ' || new.last_day,
      b.made_by_franchisee_id, jsonb_build_object('businessId', new.business_id, 'businessName', b.business_name,
        'lastDay', new.last_day, 'isTrial', b.payment_status <> 1), new.at)
    from business b join agency a on a.agency_id = b.agency_id
    where b.agency_id = new.agency_id and b.business_id = new.business_id
      and new.step between 0 and case b.payment_status when 1 then a.expiring_soon_days else 1 end;
  return null;
end $$;
