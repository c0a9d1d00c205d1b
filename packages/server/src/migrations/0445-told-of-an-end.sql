-- What staff are told of a plan that ends hung on the reminder that its owner was sent: where no letter could be handed over, nobody
-- heard of it. The same words may be asked for without one.
create function tell_of_end(agency int, business int, ending date, taken int, moment timestamptz) returns void language sql as $$
  select notify_staff(agency, 'plan_expiring', 'end of ' || business || ' on ' || ending, b.made_by_franchisee_id,
      jsonb_build_object('businessId', business, 'businessName', b.business_name, 'lastDay', ending,
        'isTrial', b.payment_status <> 1), moment)
    from business b join agency a on a.agency_id = b.agency_id
    where b.agency_id = agency and b.business_id = business
      and taken between 0 and case b.payment_status when 1 then a.expiring_soon_days else 1 end
$$;

create or replace function notify_ending() returns trigger language plpgsql as $$
begin
  perform tell_of_end(new.agency_id, new.business_id, new.last_day, new.step, new.at);
  return null;
end $$;
