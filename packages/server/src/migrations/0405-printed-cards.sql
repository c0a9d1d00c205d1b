-- When a card was marked as printed, and one word for what it showed then: another word today is a card that changed since.
alter table pdf_card_person add column printed_at timestamptz, add column printed_hash text,
  add constraint pdf_card_person_printed check ((printed_at is null) = (printed_hash is null));
alter table pdf_card add column printed_at timestamptz, add column printed_hash text,
  add constraint pdf_card_printed check ((printed_at is null) = (printed_hash is null));
