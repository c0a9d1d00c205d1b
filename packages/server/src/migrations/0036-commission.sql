-- What a person earns of each sale, in percent, and where it is paid to.
alter table franchisee
  add column commission_pct jsonb not null default '{"card":0,"pdf":0,"video":0}',
  add column payout jsonb not null default '{"upiId":null,"holder":"","accountNumber":null,"ifsc":null}';
-- Whose a sale was when it was paid, and at what rate: both stay, whatever is changed or moved later.
create table commission (
  agency_id int not null,
  intent_id uuid not null,
  franchisee_id int not null,
  kind text not null check (kind in ('card', 'pdf', 'video')),
  pct int not null check (pct between 1 and 100),
  primary key (agency_id, intent_id),
  foreign key (agency_id, intent_id) references payment_intent (agency_id, intent_id),
  foreign key (agency_id, franchisee_id) references franchisee (agency_id, franchisee_id)
);
create index commission_of on commission (agency_id, franchisee_id);
grant select, insert on commission to parichay_app, parichay_super;
select protect('commission');
-- In the transaction that made the sale paid, whichever way it came; what was given for nothing earns nothing.
create function note_commission() returns trigger language plpgsql as $$
begin
  insert into commission (agency_id, intent_id, franchisee_id, kind, pct)
    select new.agency_id, new.intent_id, f.franchisee_id, new.kind, (f.commission_pct ->> new.kind)::int
      from business b join franchisee f on f.agency_id = b.agency_id and f.franchisee_id = b.made_by_franchisee_id
      where b.agency_id = new.agency_id and b.business_id = new.business_id and f.deleted_at is null
        and coalesce((f.commission_pct ->> new.kind)::int, 0) > 0
    on conflict do nothing;
  return null;
end $$;
create trigger note_commission after update of state on payment_intent for each row
  when (new.state = 'paid' and old.state <> 'paid' and new.business_id is not null
    and new.kind in ('card', 'pdf', 'video') and new.manual ->> 'mode' is distinct from 'free')
  execute function note_commission();
-- Commission that was paid out. Written only: a mistake is put right by a row below zero.
create table commission_payout (
  agency_id int not null,
  payout_id int generated always as identity,
  franchisee_id int not null,
  day date not null,
  amount int not null check (amount <> 0),
  mode text not null,
  reference text not null default '',
  note text not null default '',
  paid_by text not null,
  request_id uuid not null,
  paid_at timestamptz not null,
  primary key (agency_id, payout_id),
  foreign key (agency_id, franchisee_id) references franchisee (agency_id, franchisee_id)
);
create unique index commission_payout_request on commission_payout (agency_id, request_id);
create index commission_payout_of on commission_payout (agency_id, franchisee_id, day);
grant select, insert on commission_payout to parichay_app, parichay_super;
select protect('commission_payout');
