-- Money: what was ordered, what the provider says was paid, what followed from it. Amounts are paise.
-- Every key begins with the agency whose account takes the money; the platform's account is the super-admin agency's.
create extension if not exists btree_gist;

-- Keys and webhook secrets lie sealed (AES-256-GCM); the token chooses the account of a webhook. After a change of the
-- secret older events still come signed with the one before.
create table payment_account (
  agency_id int not null references agency,
  account_id uuid not null,
  key_id text not null check (key_id ~ '^rzp_(test|live)_[A-Za-z0-9]+$'),
  key_secret_sealed text not null,
  webhook_secret_sealed text not null,
  webhook_secret_before_sealed text,
  webhook_token text not null check (length(webhook_token) >= 32),
  is_active boolean not null default true,
  last_event_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (agency_id, account_id)
);
create unique index payment_account_token on payment_account (webhook_token);
create unique index payment_account_in_use on payment_account (agency_id) where is_active;
select protect('payment_account');

-- PDF cards and videos, as far as paying for one of them needs them.
create table pdf_card (
  agency_id int not null references agency,
  pdf_card_no int generated always as identity (start with 2001),
  business_id int not null,
  registered_phone_number text not null default '',
  company_name text not null default '',
  mails text[] not null default '{}',
  -- Exports without the sample watermark that were bought singly and not used yet.
  single_exports int not null default 0 check (single_exports >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (agency_id, pdf_card_no),
  foreign key (agency_id, business_id) references business (agency_id, business_id)
);
create index pdf_card_business on pdf_card (agency_id, business_id);
create index pdf_card_no on pdf_card (pdf_card_no);
select protect('pdf_card');
create table user_video (
  agency_id int not null references agency,
  video_no int generated always as identity (start with 3001),
  business_id int not null,
  title text not null default '',
  single_downloads int not null default 0 check (single_downloads >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (agency_id, video_no),
  foreign key (agency_id, business_id) references business (agency_id, business_id)
);
create index user_video_business on user_video (agency_id, business_id);
create index user_video_no on user_video (video_no);
select protect('user_video');

-- What somebody is about to buy, as it was at that moment. Only this decides what a payment brings: plan, price, business,
-- validity. `record_no` is the number people see. A record of staff has no account and is paid from the start.
create table payment_intent (
  agency_id int not null references agency,
  intent_id uuid not null,
  record_no int generated always as identity (start with 5001),
  kind text not null,
  account_id uuid,
  business_id int,
  object_no int,
  amount bigint not null check (amount >= 0 and amount <= 100000000000),
  currency text not null default 'INR' check (currency = 'INR'),
  snapshot jsonb not null,
  billing jsonb,
  -- The same purchase once more, by the same browser.
  request_id uuid,
  made_by text not null,
  state text not null default 'new' check (state in ('new', 'open', 'paid', 'expired', 'refund_due', 'refunded')),
  manual jsonb,
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_by text check (settled_by in ('browser', 'webhook', 'reconciler', 'manual')),
  checked_at timestamptz,
  check_at timestamptz,
  primary key (agency_id, intent_id),
  foreign key (agency_id, account_id) references payment_account (agency_id, account_id),
  foreign key (agency_id, business_id) references business (agency_id, business_id),
  -- Paid for at the provider, or recorded by a named member of staff with a reason.
  check ((account_id is null) = (manual is not null)),
  check (manual is null or (length(manual ->> 'by') > 0 and length(manual ->> 'reason') > 0)),
  check ((settled_at is null) = (settled_by is null)),
  check (account_id is null or amount >= 100),
  check (kind <> 'card' or business_id is not null)
);
create unique index payment_intent_record on payment_intent (record_no);
create unique index payment_intent_request on payment_intent (agency_id, request_id) where request_id is not null;
create index payment_intent_business on payment_intent (agency_id, business_id, kind, record_no desc);
create index payment_intent_id on payment_intent (intent_id);
create index payment_intent_to_check on payment_intent (check_at, checked_at) where check_at is not null;
select protect('payment_intent');

-- Orders at the provider: usually one for an intent, another when it takes no further attempt.
create table payment_order (
  agency_id int not null references agency,
  order_id text not null,
  account_id uuid not null,
  intent_id uuid not null,
  receipt text not null,
  amount bigint not null,
  created_at timestamptz not null,
  primary key (agency_id, order_id),
  foreign key (agency_id, account_id) references payment_account (agency_id, account_id),
  foreign key (agency_id, intent_id) references payment_intent (agency_id, intent_id)
);
create unique index payment_order_receipt on payment_order (agency_id, receipt);
create index payment_order_intent on payment_order (agency_id, intent_id);
create index payment_order_id on payment_order (order_id);
select protect('payment_order');

-- What webhooks brought, once each however often they came.
create table provider_event (
  agency_id int not null references agency,
  account_id uuid not null,
  event_id text not null,
  event text not null,
  order_id text,
  payment_id text,
  raw text not null,
  told_at timestamptz not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  outcome text,
  primary key (agency_id, account_id, event_id),
  foreign key (agency_id, account_id) references payment_account (agency_id, account_id)
);
create index provider_event_waiting on provider_event (received_at) where applied_at is null;
create index provider_event_old on provider_event (received_at);
select protect('provider_event');

-- Payments as the provider last told of them, and what became of the money.
create table payment (
  agency_id int not null references agency,
  payment_id text not null,
  account_id uuid not null,
  intent_id uuid not null,
  order_id text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  status text not null check (status in ('created', 'failed', 'authorized', 'captured', 'refunded')),
  method text,
  fee bigint,
  tax bigint,
  error jsonb,
  use text not null default 'none' check (use in ('none', 'applied', 'returned', 'exception')),
  told_at timestamptz not null,
  captured_at timestamptz,
  primary key (agency_id, payment_id),
  foreign key (agency_id, order_id) references payment_order (agency_id, order_id),
  foreign key (agency_id, intent_id) references payment_intent (agency_id, intent_id),
  check (use = 'none' or captured_at is not null)
);
-- One payment at the most is turned into what was bought.
create unique index payment_applied on payment (agency_id, intent_id) where use = 'applied';
create index payment_intent_payments on payment (agency_id, intent_id);
select protect('payment');

-- What a purchase brought: a stretch of paid days, one export. Once for each intent, and the paid days of a business
-- never overlap. `period` is what is left of `granted` after an upgrade or a reversal; its end is exclusive.
create table activation (
  agency_id int not null references agency,
  activation_id int generated always as identity,
  intent_id uuid not null,
  payment_id text,
  kind text not null,
  business_id int,
  object_no int,
  plan jsonb not null,
  granted daterange,
  period daterange,
  activated_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('upgrade', 'reversal', 'refund')),
  ended_reason text,
  primary key (agency_id, activation_id),
  constraint activation_once unique (agency_id, intent_id),
  constraint activation_payment_once unique (agency_id, payment_id),
  foreign key (agency_id, intent_id) references payment_intent (agency_id, intent_id),
  foreign key (agency_id, payment_id) references payment (agency_id, payment_id),
  foreign key (agency_id, business_id) references business (agency_id, business_id),
  constraint activation_no_overlap exclude using gist (agency_id with =, business_id with =, period with &&)
    where (kind = 'card') deferrable initially immediate,
  check (kind <> 'card' or (business_id is not null and granted is not null and period is not null)),
  check ((ended_at is null) = (ended_by is null))
);
create index activation_business on activation (agency_id, business_id, kind);
select protect('activation');

-- Money on its way back. Our own number is the provider's idempotency key, with the number of the try after a failure.
create table refund (
  agency_id int not null references agency,
  refund_id uuid not null,
  payment_id text not null,
  account_id uuid not null,
  intent_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  reason text not null check (reason in ('second_capture', 'wrong_amount', 'late', 'reversal', 'dashboard')),
  state text not null default 'due' check (state in ('due', 'requested', 'processed', 'failed')),
  provider_refund_id text,
  tries int not null default 1,
  error text,
  created_at timestamptz not null,
  requested_at timestamptz,
  processed_at timestamptz,
  checked_at timestamptz,
  check_at timestamptz,
  primary key (agency_id, refund_id),
  foreign key (agency_id, payment_id) references payment (agency_id, payment_id),
  foreign key (agency_id, account_id) references payment_account (agency_id, account_id),
  check ((state = 'processed') = (processed_at is not null))
);
create unique index refund_provider on refund (agency_id, provider_refund_id) where provider_refund_id is not null;
create index refund_payment on refund (agency_id, payment_id);
create index refund_to_check on refund (check_at, checked_at) where check_at is not null;
select protect('refund');

-- Where the money went, step by step: each entry moves an amount from one pocket to another. Written only.
create table ledger (
  agency_id int not null references agency,
  entry_id bigint generated always as identity,
  at timestamptz not null,
  day date not null,
  account_id uuid,
  intent_id uuid not null,
  payment_id text,
  kind text not null check (kind in ('captured', 'applied', 'exception', 'refund_due', 'refunded', 'manual', 'reversal')),
  ref text not null,
  source text not null check (source in ('provider', 'unassigned', 'applied', 'exception', 'due', 'cash', 'manual')),
  target text not null check (target in ('unassigned', 'applied', 'exception', 'due', 'refunded', 'manual', 'cash')),
  amount bigint not null check (amount >= 0),
  currency text not null,
  primary key (agency_id, entry_id),
  constraint ledger_once unique (agency_id, kind, ref),
  foreign key (agency_id, intent_id) references payment_intent (agency_id, intent_id)
);
create index ledger_account_day on ledger (agency_id, account_id, day);
select protect('ledger');

-- What does not add up and needs a person.
create table recon_break (
  agency_id int not null references agency,
  break_id int generated always as identity,
  kind text not null,
  ref text not null,
  detail jsonb not null default '{}',
  times int not null default 1,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  note text,
  primary key (agency_id, break_id),
  check ((closed_at is null) = (closed_by is null))
);
create unique index recon_break_open on recon_break (agency_id, kind, ref) where closed_at is null;
create index recon_break_newest on recon_break (agency_id, break_id desc);
select protect('recon_break');

-- What is to be done after the transaction that caused it: invoice, letter, event.
create table outbox (
  agency_id int not null references agency,
  outbox_id bigint generated always as identity,
  kind text not null,
  ref uuid not null,
  created_at timestamptz not null,
  done_at timestamptz,
  tries int not null default 0,
  try_at timestamptz not null,
  error text,
  primary key (agency_id, outbox_id)
);
create index outbox_waiting on outbox (try_at) where done_at is null;
create unique index outbox_once on outbox (agency_id, kind, ref);
select protect('outbox');

-- States only go forward.
create function step_forward() returns trigger language plpgsql as $$
declare
  allowed constant jsonb := '{
    "payment_intent": {"new": ["open", "paid", "expired", "refund_due"], "open": ["paid", "expired", "refund_due"],
      "expired": ["paid", "refund_due"], "paid": ["refund_due", "refunded"], "refund_due": ["refunded"], "refunded": []},
    "payment": {"created": ["failed", "authorized", "captured", "refunded"], "failed": ["authorized", "captured", "refunded"],
      "authorized": ["captured", "refunded"], "captured": ["refunded"], "refunded": []},
    "refund": {"due": ["requested", "processed", "failed"], "requested": ["processed", "failed"], "failed": ["due"], "processed": []}
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
create trigger step_forward before update on payment_intent for each row execute function step_forward();
create trigger step_forward before update on payment for each row execute function step_forward();
create trigger step_forward before update on refund for each row execute function step_forward();

-- What was agreed stays: nobody can change what an intent is about, or what the use of a payment was.
create function keep_terms() returns trigger language plpgsql as $$
begin
  if (new.intent_id, new.kind, new.account_id, new.business_id, new.object_no, new.amount, new.currency, new.snapshot, new.manual)
    is distinct from (old.intent_id, old.kind, old.account_id, old.business_id, old.object_no, old.amount, old.currency, old.snapshot, old.manual) then
    raise exception 'the terms of a purchase never change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_terms before update on payment_intent for each row execute function keep_terms();
create function keep_use() returns trigger language plpgsql as $$
begin
  if old.use <> 'none' and new.use <> old.use and not (old.use = 'exception' and new.use = 'returned') then
    raise exception 'payment % was used already', old.payment_id using errcode = 'check_violation';
  end if;
  if (new.amount, new.currency, new.intent_id) is distinct from (old.amount, old.currency, old.intent_id) then
    raise exception 'payment % is another one', old.payment_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_use before update on payment for each row execute function keep_use();

-- No more goes back than came.
create function refund_within() returns trigger language plpgsql as $$
declare
  paid bigint;
  back bigint;
begin
  select amount into paid from payment where agency_id = new.agency_id and payment_id = new.payment_id for update;
  select coalesce(sum(amount), 0) into back from refund where agency_id = new.agency_id and payment_id = new.payment_id;
  if back > paid then
    raise exception 'refunds of % are more than was paid', new.payment_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger refund_within after insert or update of amount on refund for each row execute function refund_within();

create function never_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger never_change before update or delete on ledger for each row execute function never_change();

grant select, insert, update on payment_account, pdf_card, user_video, payment_intent, payment_order, provider_event, payment,
  activation, refund, recon_break, outbox to parichay_app, parichay_super;
grant select, insert on ledger to parichay_app, parichay_super;
grant delete on provider_event, outbox to parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
