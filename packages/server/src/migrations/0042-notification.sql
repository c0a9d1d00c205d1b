-- What staff should know of, once for each thing. Written by the database in the transaction of the change itself, so that
-- no way to make the change can forget it; `subject` names the thing, and the same one a second time is nothing new.
create table admin_notification (
  agency_id int not null references agency,
  notification_id int generated always as identity,
  kind text not null check (kind in ('money_exception', 'plan_expiring', 'image_request', 'feedback', 'failed_job')),
  subject text not null,
  -- Who serves the business it is about; the others who look are whole agencies.
  made_by_franchisee_id int,
  facts jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (agency_id, notification_id),
  unique (agency_id, subject)
);
create index admin_notification_newest on admin_notification (agency_id, notification_id desc) include (kind, made_by_franchisee_id);
create index admin_notification_kind on admin_notification (kind, notification_id desc) include (agency_id);
create index admin_notification_id on admin_notification (notification_id);
create index admin_notification_old on admin_notification (created_at);
select protect('admin_notification');

-- Which of them a person has read. The notification may be another agency's, whose platform staff look after it.
create table admin_notification_read (
  agency_id int not null references agency,
  franchisee_id int not null,
  notification_id int not null,
  read_at timestamptz not null,
  primary key (agency_id, franchisee_id, notification_id),
  foreign key (agency_id, franchisee_id) references franchisee (agency_id, franchisee_id) on delete cascade
);
create index admin_notification_read_old on admin_notification_read (read_at);
select protect('admin_notification_read');
grant select, insert, update, delete on admin_notification, admin_notification_read to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;

create function notify_staff(agency int, what text, about text, maker int, known jsonb, at timestamptz) returns void
language sql as $$
  insert into admin_notification (agency_id, kind, subject, made_by_franchisee_id, facts, created_at)
    values (agency, what, about, maker, known, at) on conflict (agency_id, subject) do nothing
$$;

create function notify_exception() returns trigger language plpgsql as $$
begin
  perform notify_staff(new.agency_id, 'money_exception', 'exception ' || new.break_id, null,
    jsonb_build_object('breakId', new.break_id, 'kind', new.kind), new.opened_at);
  return null;
end $$;
create trigger notify_exception after insert on recon_break for each row execute function notify_exception();

create function notify_request() returns trigger language plpgsql as $$
begin
  perform notify_staff(new.agency_id, 'image_request', 'image request ' || new.image_request_id, b.made_by_franchisee_id,
      jsonb_build_object('businessId', new.business_id, 'businessName', b.business_name, 'occasion', new.occasion), new.created_at)
    from business b where b.agency_id = new.agency_id and b.business_id = new.business_id;
  return null;
end $$;
create trigger notify_request after insert on image_request for each row execute function notify_request();

create function notify_feedback() returns trigger language plpgsql as $$
begin
  perform notify_staff(new.agency_id, 'feedback', 'feedback ' || new.feedback_id, new.made_by_franchisee_id,
    jsonb_build_object('feedbackId', new.feedback_id, 'cardName', new.card_name, 'stars', new.stars), new.created_at);
  return null;
end $$;
create trigger notify_feedback after insert on feedback for each row execute function notify_feedback();

-- A paid plan in its last seven days, a trial on its last two: once for each last day, with the reminder of its owner.
create function notify_ending() returns trigger language plpgsql as $$
begin
  perform notify_staff(new.agency_id, 'plan_expiring', 'end of ' || new.business_id || ' on ' || new.last_day,
      b.made_by_franchisee_id, jsonb_build_object('businessId', new.business_id, 'businessName', b.business_name,
        'lastDay', new.last_day, 'isTrial', b.payment_status <> 1), new.at)
    from business b where b.agency_id = new.agency_id and b.business_id = new.business_id
      and new.step between 0 and case b.payment_status when 1 then 7 else 1 end;
  return null;
end $$;
create trigger notify_ending after insert on expiry_reminder for each row execute function notify_ending();
