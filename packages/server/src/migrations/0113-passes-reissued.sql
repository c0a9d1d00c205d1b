-- A card that was lost is given out anew: its person gets another pass, and the one before stays known, revoked.
alter table pdf_card_pass
  add column replaced_at timestamptz,
  drop constraint pdf_card_pass_agency_id_pdf_card_no_person_no_key,
  add check (replaced_at is null or revoked_at is not null);
create unique index pdf_card_pass_current on pdf_card_pass (agency_id, pdf_card_no, person_no) where replaced_at is null;
create index pdf_card_pass_revoked on pdf_card_pass (agency_id, pdf_card_no) where revoked_at is not null and replaced_at is null;
