-- The page on which anybody who holds a card can see whether it is good. One row for each person's card: `person_no` 0 is the
-- person of the card itself. The token is 128 random bits, drawn by the database with the row.
create function new_pass_token() returns text language sql volatile as $$
  select rtrim(translate(encode(substring(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea) for 16), 'base64'), '+/', '-_'), '=')
$$;

create table pdf_card_pass (
  agency_id int not null references agency,
  token text not null default new_pass_token() check (token ~ '^[A-Za-z0-9_-]{22}$'),
  pdf_card_no int not null,
  person_no int not null default 0,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_by text,
  revoke_reason text,
  check ((revoked_at is null) = (revoke_reason is null)),
  primary key (agency_id, token),
  unique (agency_id, pdf_card_no, person_no),
  foreign key (agency_id, pdf_card_no) references pdf_card (agency_id, pdf_card_no) on delete cascade
);
select protect('pdf_card_pass');
grant select, insert, update on pdf_card_pass to parichay_app, parichay_super;

create function make_pdf_card_pass() returns trigger language plpgsql as $$
begin
  insert into pdf_card_pass (agency_id, pdf_card_no) values (new.agency_id, new.pdf_card_no) on conflict do nothing;
  return null;
end $$;
create trigger pdf_card_pass after insert on pdf_card for each row execute function make_pdf_card_pass();

alter table pdf_card no force row level security;
alter table pdf_card_pass no force row level security;
insert into pdf_card_pass (agency_id, pdf_card_no) select agency_id, pdf_card_no from pdf_card;
alter table pdf_card force row level security;
alter table pdf_card_pass force row level security;

-- What an organisation lets its verify pages show, and that it holds the parents' consent, which it states once.
create table pdf_verify_setting (
  agency_id int not null references agency,
  business_id int not null,
  shows_photo boolean not null default false,
  consent_version int,
  consent_at timestamptz,
  consent_by text,
  check ((consent_version is null) = (consent_at is null)),
  primary key (agency_id, business_id),
  foreign key (agency_id, business_id) references business (agency_id, business_id) on delete cascade
);
select protect('pdf_verify_setting');
grant select, insert, update on pdf_verify_setting to parichay_app, parichay_super;
