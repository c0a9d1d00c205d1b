-- Since when an agency is suspended: its public cards go on for some days from there.
alter table agency add column suspended_at timestamptz;
-- Below each letter of the agency.
alter table agency add column mail_footer text not null default '' check (length(mail_footer) <= 300);
create index agency_name on agency (lower(agency_name), agency_id);
