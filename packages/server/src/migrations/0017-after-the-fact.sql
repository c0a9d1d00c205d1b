-- Money after the fact: refunds that were begun elsewhere and may fail, disputes, keys of a merchant that change.

-- A merchant is an account, its keys are doors. A confirmation may still be signed with the secret before this one.
-- `merchant` is the provider's own number of the merchant, as its webhooks tell it. `lists_read_at`: up to when the
-- provider's lists were read whole, by the provider's clock.
alter table payment_account
  add column key_secret_before_sealed text,
  add column merchant text,
  add column lists_read_at timestamptz;

-- A dispute that is lost is money back with the customer, as a refund is.
alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check
  check (reason in ('second_capture', 'wrong_amount', 'late', 'reversal', 'dashboard', 'dispute'));

-- What a bank took back after it had arrived is due again.
alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check (kind in
  ('captured', 'applied', 'exception', 'refund_due', 'refunded', 'refund_undone', 'manual', 'reversal'));
alter table ledger drop constraint ledger_source_check;
alter table ledger add constraint ledger_source_check check (source in
  ('provider', 'unassigned', 'applied', 'exception', 'due', 'refunded', 'cash', 'manual'));

-- A customer's bank asks for money back. What is held and until when the merchant may answer is the provider's word.
create table dispute (
  agency_id int not null references agency,
  dispute_id text not null,
  account_id uuid not null,
  payment_id text not null,
  intent_id uuid not null,
  amount bigint not null check (amount >= 0),
  deducted bigint not null default 0 check (deducted >= 0),
  currency text not null,
  reason text not null,
  phase text not null,
  status text not null check (status in ('open', 'under_review', 'won', 'lost', 'closed')),
  respond_by timestamptz,
  raised_at timestamptz not null,
  told_at timestamptz not null,
  primary key (agency_id, dispute_id),
  foreign key (agency_id, payment_id) references payment (agency_id, payment_id),
  foreign key (agency_id, account_id) references payment_account (agency_id, account_id)
);
create index dispute_open on dispute (agency_id, account_id) where status in ('open', 'under_review');
select protect('dispute');
grant select, insert, update on dispute to parichay_app, parichay_super;

-- A refund that arrived may come back from the bank; everything else goes forward as before.
create or replace function step_forward() returns trigger language plpgsql as $$
declare
  allowed constant jsonb := '{
    "payment_intent": {"new": ["open", "paid", "expired", "refund_due"], "open": ["paid", "expired", "refund_due"],
      "expired": ["paid", "refund_due"], "paid": ["refund_due", "refunded"], "refund_due": ["refunded"], "refunded": []},
    "payment": {"created": ["failed", "authorized", "captured", "refunded"], "failed": ["authorized", "captured", "refunded"],
      "authorized": ["captured", "refunded"], "captured": ["refunded"], "refunded": []},
    "refund": {"due": ["requested", "processed", "failed"], "requested": ["processed", "failed"], "failed": ["due"], "processed": ["failed"]}
  }';
  before text;
  after text;
begin
  if tg_table_name = 'payment' then
    before := to_jsonb(old) ->> 'status';
    after := to_jsonb(new) ->> 'status';
  else
    before := to_jsonb(old) ->> 'state';
    after := to_jsonb(new) ->> 'state';
  end if;
  if before <> after and not (allowed -> tg_table_name::text -> before) ? after then
    raise exception '% cannot go from % to %', tg_table_name, before, after using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- What was begun elsewhere, failed, and is not owed to anybody takes no room of what may still go back.
create or replace function refund_within() returns trigger language plpgsql as $$
declare
  paid bigint;
  back bigint;
begin
  select amount into paid from payment where agency_id = new.agency_id and payment_id = new.payment_id for update;
  select coalesce(sum(amount), 0) into back from refund
  where agency_id = new.agency_id and payment_id = new.payment_id and not (state = 'failed' and reason = 'dashboard');
  if back > paid then
    raise exception 'refunds of % are more than was paid', new.payment_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
