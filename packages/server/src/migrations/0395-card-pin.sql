-- The PIN that locks a card. `mark` is drawn anew with each PIN: what was opened under another one is closed by that.
create table card_pin (
  agency_id int not null references agency,
  card_no int not null,
  pin_sealed text not null,
  mark uuid not null default gen_random_uuid(),
  set_at timestamptz not null,
  -- Wrong tries since `tries_from`, of everybody together; limits of an hour or a day stand where the others do.
  tries int not null default 0,
  tries_from timestamptz not null,
  primary key (agency_id, card_no),
  foreign key (agency_id, card_no) references card (agency_id, card_no) on delete cascade
);
select protect('card_pin');
grant select, insert, update, delete on card_pin to parichay_app, parichay_super;

-- Whose a PDF is, by its address: it leaves a locked card as the card itself does.
create index document_pdf_by_key on document (storage_key) where content_type = 'application/pdf';
