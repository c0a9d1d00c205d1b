-- What was deleted is erased after its days (decision 0095). The row stays where money or an address points to it, without the person.
alter table app_user add column erased_at timestamptz;
alter table business add column erased_at timestamptz;
alter table card add column erased_at timestamptz;
alter table pdf_card add column erased_at timestamptz;
alter table user_video add column erased_at timestamptz;

-- Nobody brings back what is erased, whoever asks and whatever clock they go by.
alter table app_user add constraint app_user_stays_erased check (erased_at is null or deleted_at is not null);
alter table business add constraint business_stays_erased check (erased_at is null or deleted_at is not null);
alter table card add constraint card_stays_erased check (erased_at is null or deleted_at is not null);
alter table pdf_card add constraint pdf_card_stays_erased check (erased_at is null or deleted_at is not null);
alter table user_video add constraint user_video_stays_erased check (erased_at is null or deleted_at is not null);
-- Whoever is erased has neither number nor e-mail.
alter table app_user drop constraint app_user_check;
alter table app_user add constraint app_user_is_reached
  check (phone_number is not null or email is not null or erased_at is not null);

-- The night walks these alone: what waits for its days, and nothing else.
create index app_user_to_erase on app_user (deleted_at, agency_id, user_id) where deleted_at is not null and erased_at is null;
create index business_to_erase on business (deleted_at, agency_id, business_id) where deleted_at is not null and erased_at is null;
create index card_to_erase on card (deleted_at, agency_id, card_no) where deleted_at is not null and erased_at is null;
create index pdf_card_to_erase on pdf_card (deleted_at, agency_id, pdf_card_no) where deleted_at is not null and erased_at is null;
create index user_video_to_erase on user_video (deleted_at, agency_id, video_no) where deleted_at is not null and erased_at is null;
create index business_of_user_to_erase on business (agency_id, user_id) where deleted_at is not null and erased_at is null;
-- What belongs to one of them is found by an index too, deleted rows included.
create index business_note_deleted on business_note (deleted_at) where deleted_at is not null;
create index business_note_deleted_of on business_note (agency_id, business_id) where deleted_at is not null;
create index feedback_deleted_of_card on feedback (agency_id, card_no) where deleted_at is not null;
create index video_sound_deleted_of on video_sound (agency_id, business_id) where deleted_at is not null;
create index greeting_copy_business on greeting_copy (agency_id, business_id);
create index pdf_card_export_of on pdf_card_export (agency_id, pdf_card_no);
create index document_of_customer on document (agency_id, owner_user_id) where business_id is null and owner_user_id is not null;
create index document_bin_of_business on document_bin (agency_id, (stored ->> 'business_id'));
create index released_card_id_of_card on released_card_id (agency_id, card_no);
create index provider_event_of_payment on provider_event (agency_id, payment_id) where payment_id is not null;
create index provider_event_of_order on provider_event (agency_id, order_id) where order_id is not null;

-- A document without what words say of people: numbers and switches stay, texts only under the names given. Numbers that reach
-- somebody go as well.
create function without_words(given jsonb, kept text[]) returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(given)
    when 'object' then coalesce((select jsonb_object_agg(key, without_words(value, kept)) from jsonb_each(given)
      where key = any(kept) or jsonb_typeof(value) <> 'string' and key !~* 'phone|mobile|contact'), '{}')
    when 'array' then coalesce((select jsonb_agg(without_words(value, kept)) from jsonb_array_elements(given)
      where jsonb_typeof(value) <> 'string'), '[]')
    else given end;
end $$;

-- What the provider told of a payment without who paid: numbers of its own, sums, times and states stay.
create function without_payer(raw text) returns text language plpgsql immutable as $$
begin
  return without_words(raw::jsonb, '{id,entity,event,account_id,order_id,payment_id,invoice_id,refund_id,receipt,intent,status,
    refund_status,currency,method,reason_code,phase,error_code,error_source,error_step,error_reason}')::text;
exception when data_exception then
  return '{}';
end $$;

-- Of an entry of the activity log only its words may go, and only once the person it is about is erased.
create function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{detail,ip}'::text[] is distinct from to_jsonb(old) - '{detail,ip}'::text[]
    or new.detail is distinct from old.detail and new.detail is distinct from without_words(old.detail, '{}')
    or new.ip not in (old.ip, '')
    or not exists (select 1 from business b
        where b.agency_id = old.agency_id and b.business_id = old.business_id and b.erased_at is not null)
      and not exists (select 1 from app_user u
        where u.agency_id = old.agency_id and u.user_id = old.user_id and u.erased_at is not null) then
    raise exception 'permission denied: entries of the activity log never change';
  end if;
  return new;
end $$;
create trigger audit_never_changes before update on audit for each row execute function keep_audit_entry();
grant update (detail, ip) on audit to parichay_super;

-- What the bell says about feedback, a wish or the end of a plan names a business: it goes with what it is about.
create function forget_notification() returns trigger language plpgsql as $$
begin
  delete from admin_notification where agency_id = old.agency_id and subject = case tg_table_name
    when 'feedback' then 'feedback ' || (to_jsonb(old) ->> 'feedback_id')
    when 'image_request' then 'image request ' || (to_jsonb(old) ->> 'image_request_id')
    else 'end of ' || (to_jsonb(old) ->> 'business_id') || ' on ' || (to_jsonb(old) ->> 'last_day') end;
  return null;
end $$;
create trigger forget_notification after delete on feedback for each row execute function forget_notification();
create trigger forget_notification after delete on image_request for each row execute function forget_notification();
create trigger forget_notification after delete on expiry_reminder for each row execute function forget_notification();

-- What goes whole. The application's role still takes none of these away.
grant delete on pdf_card_export, pdf_card_job, pdf_verify_setting, user_video_render, video_sound to parichay_super;
