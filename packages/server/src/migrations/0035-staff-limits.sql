-- How far a member of staff may go when they give plans by hand. Null: no limit. Plans are numbers, or CUSTOM_PLAN.
alter table franchisee
  add column allowed_plan_ids jsonb,
  add column max_discount_pct int check (max_discount_pct between 0 and 100),
  add column credit_limit_paise int check (credit_limit_paise >= 0);
-- What somebody took by hand and gave to the agency. Written only: a mistake is put right by a row below zero.
create table staff_settlement (
  agency_id int not null,
  settlement_id int generated always as identity,
  franchisee_id int not null,
  amount int not null check (amount <> 0),
  mode text not null,
  reference text not null default '',
  note text not null default '',
  received_by text not null,
  request_id uuid not null,
  received_at timestamptz not null,
  primary key (agency_id, settlement_id),
  foreign key (agency_id, franchisee_id) references franchisee (agency_id, franchisee_id)
);
create unique index staff_settlement_request on staff_settlement (agency_id, request_id);
create index staff_settlement_of on staff_settlement (agency_id, franchisee_id, settlement_id desc);
-- What somebody holds: all they recorded by hand and nobody took back.
create index payment_intent_by_hand on payment_intent (agency_id, made_by) include (amount)
  where manual is not null and state = 'paid' and business_id is not null;
grant select, insert on staff_settlement to parichay_app, parichay_super;
select protect('staff_settlement');
