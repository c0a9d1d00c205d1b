-- What visitors report about cards to the agency: a reason, their words, and how to reach them where they said so.
create table card_report (
  agency_id int not null references agency,
  card_report_id int generated always as identity,
  card_no int not null,
  reason text not null check (reason in ('fake', 'offensive', 'spam', 'misuse', 'other')),
  note text not null default '',
  contact text not null default '',
  language text not null,
  state text not null default 'open' check (state in ('open', 'seen', 'closed')),
  state_at timestamptz,
  state_by text not null default '',
  -- Who serves the business of the card, kept by triggers.
  made_by_franchisee_id int,
  created_at timestamptz not null,
  primary key (agency_id, card_report_id),
  foreign key (agency_id, card_no) references card (agency_id, card_no) on delete cascade
);
create index card_report_newest_of_all on card_report (card_report_id desc) include (agency_id);
create index card_report_state on card_report (agency_id, state, card_report_id desc);
create index card_report_state_of_all on card_report (state, card_report_id desc) include (agency_id);
create index card_report_of_card on card_report (agency_id, card_no, card_report_id desc);
create index card_report_of_card_of_all on card_report (card_no, card_report_id desc) include (agency_id);
create index card_report_maker on card_report (agency_id, made_by_franchisee_id, card_report_id desc);
create index card_report_maker_state on card_report (agency_id, made_by_franchisee_id, state, card_report_id desc);
create index card_report_closed on card_report (state_at) where state = 'closed';
select protect('card_report');
grant select, insert, update, delete on card_report to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;

create trigger take_card_maker before insert on card_report for each row execute function take_card_maker();
create function give_card_report_maker() returns trigger language plpgsql as $$
begin
  update card_report set made_by_franchisee_id = new.made_by_franchisee_id
    where agency_id = new.agency_id and card_no = new.card_no;
  return null;
end $$;
create trigger give_card_report_maker after update of made_by_franchisee_id on card
  for each row when (old.made_by_franchisee_id is distinct from new.made_by_franchisee_id) execute function give_card_report_maker();

-- Staff are told of each, once; who takes the business over is told of what waits, and what goes takes its notification along.
do $$
declare kinds text := (select pg_get_constraintdef(oid) from pg_constraint
  where conrelid = 'admin_notification'::regclass and conname = 'admin_notification_kind_check');
begin
  alter table admin_notification drop constraint admin_notification_kind_check;
  execute 'alter table admin_notification add constraint admin_notification_kind_check '
    || replace(kinds, '''feedback''::text', '''feedback''::text, ''card_report''::text');
end $$;

create function notify_card_report() returns trigger language plpgsql as $$
begin
  perform notify_staff(new.agency_id, 'card_report', 'card report ' || new.card_report_id, new.made_by_franchisee_id,
      jsonb_build_object('cardReportId', new.card_report_id, 'cardName', c.company_name, 'reason', new.reason), new.created_at)
    from card c where c.agency_id = new.agency_id and c.card_no = new.card_no;
  return null;
end $$;
create trigger notify_card_report after insert on card_report for each row execute function notify_card_report();

create or replace function notifications_of(of_agency int, of_business int) returns setof text language sql stable as $$
  select 'end of ' || business_id || ' on ' || last_day from expiry_reminder where agency_id = of_agency and business_id = of_business
  union all
  select 'image request ' || image_request_id from image_request where agency_id = of_agency and business_id = of_business
  union all
  select 'feedback ' || f.feedback_id from card c join feedback f on f.agency_id = c.agency_id and f.card_no = c.card_no
    where c.agency_id = of_agency and c.business_id = of_business and f.deleted_at is null
  union all
  select 'card report ' || r.card_report_id from card c join card_report r on r.agency_id = c.agency_id and r.card_no = c.card_no
    where c.agency_id = of_agency and c.business_id = of_business
$$;

create or replace function forget_notification() returns trigger language plpgsql as $$
begin
  delete from admin_notification where agency_id = old.agency_id and subject = case tg_table_name
    when 'feedback' then 'feedback ' || (to_jsonb(old) ->> 'feedback_id')
    when 'card_report' then 'card report ' || (to_jsonb(old) ->> 'card_report_id')
    when 'image_request' then 'image request ' || (to_jsonb(old) ->> 'image_request_id')
    else 'end of ' || (to_jsonb(old) ->> 'business_id') || ' on ' || (to_jsonb(old) ->> 'last_day') end;
  return null;
end $$;
create trigger forget_notification after delete on card_report for each row execute function forget_notification();
