-- Who has the people of a project open, so that whoever else does is told, and so that an hour of typing is one entry of the
-- log. Rows are gone a day after they were seen last.
create table pdf_card_sitting (
  agency_id int not null references agency,
  pdf_card_no int not null,
  -- Made by the panel: one for each tab that has the table open.
  sitting_key uuid not null,
  who text not null,
  seen_at timestamptz not null,
  saved_at timestamptz,
  primary key (agency_id, pdf_card_no, sitting_key),
  foreign key (agency_id, pdf_card_no) references pdf_card (agency_id, pdf_card_no) on delete cascade
);
select protect('pdf_card_sitting');
grant select, insert, update, delete on pdf_card_sitting to parichay_app, parichay_super;
