-- Everybody on a project's list has a pass of their own, made with the row. The number is the row's for good.
alter table pdf_card_person add column person_no int generated always as identity;
create unique index pdf_card_person_no on pdf_card_person (agency_id, pdf_card_no, person_no);

create function make_pdf_person_pass() returns trigger language plpgsql as $$
begin
  insert into pdf_card_pass (agency_id, pdf_card_no, person_no) values (new.agency_id, new.pdf_card_no, new.person_no) on conflict do nothing;
  return null;
end $$;
create trigger pdf_card_person_pass after insert on pdf_card_person for each row execute function make_pdf_person_pass();

alter table pdf_card_person no force row level security;
alter table pdf_card_pass no force row level security;
insert into pdf_card_pass (agency_id, pdf_card_no, person_no) select agency_id, pdf_card_no, person_no from pdf_card_person;
alter table pdf_card_person force row level security;
alter table pdf_card_pass force row level security;
