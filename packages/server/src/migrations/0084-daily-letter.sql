-- The daily letter of staff: on until they switch it off, in the language they last chose in the panel.
alter table franchisee
  add column daily_letter boolean not null default true,
  add column letter_language text not null default 'en' check (letter_language in ('en', 'hi'));

-- One letter for one person and day: what stands here went out.
create table staff_letter (
  agency_id int not null,
  franchisee_id int not null,
  day date not null,
  sent_at timestamptz not null,
  primary key (agency_id, franchisee_id, day),
  foreign key (agency_id, franchisee_id) references franchisee (agency_id, franchisee_id) on delete cascade
);
create index staff_letter_old on staff_letter (sent_at);
select protect('staff_letter');
grant select, insert, delete on staff_letter to parichay_app, parichay_super;
