-- Notifications about a business go to whoever serves it by now: they stayed with who served it when they were written, names and all,
-- and whoever took it over saw none of what waits. They are found by the things they are about, each along an index.
create function notifications_of(of_agency int, of_business int) returns setof text language sql stable as $$
  select 'end of ' || business_id || ' on ' || last_day from expiry_reminder where agency_id = of_agency and business_id = of_business
  union all
  select 'image request ' || image_request_id from image_request where agency_id = of_agency and business_id = of_business
  union all
  select 'feedback ' || f.feedback_id from card c join feedback f on f.agency_id = c.agency_id and f.card_no = c.card_no
    where c.agency_id = of_agency and c.business_id = of_business and f.deleted_at is null
$$;

create function give_notifications() returns trigger language plpgsql as $$
begin
  update admin_notification set made_by_franchisee_id = new.made_by_franchisee_id
    where agency_id = new.agency_id and subject in (select notifications_of(new.agency_id, new.business_id));
  return null;
end $$;
create trigger give_notifications after update of made_by_franchisee_id on business
  for each row when (old.made_by_franchisee_id is distinct from new.made_by_franchisee_id) execute function give_notifications();

alter table business no force row level security;
alter table card no force row level security;
alter table feedback no force row level security;
alter table image_request no force row level security;
alter table admin_notification no force row level security;
update admin_notification n set made_by_franchisee_id = b.made_by_franchisee_id
  from business b where n.kind in ('plan_expiring', 'image_request') and b.agency_id = n.agency_id
    and b.business_id = (n.facts ->> 'businessId')::int and n.made_by_franchisee_id is distinct from b.made_by_franchisee_id;
update admin_notification n set made_by_franchisee_id = f.made_by_franchisee_id
  from feedback f where n.kind = 'feedback' and f.agency_id = n.agency_id
    and f.feedback_id = (n.facts ->> 'feedbackId')::int and n.made_by_franchisee_id is distinct from f.made_by_franchisee_id;
alter table admin_notification force row level security;
alter table image_request force row level security;
alter table feedback force row level security;
alter table card force row level security;
alter table business force row level security;
