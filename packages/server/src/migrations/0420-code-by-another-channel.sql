-- Codes of an attempt by number may go to the e-mail address of the account, once it is known to be its owner's.
alter table challenge add column channel text not null default 'sms' check (channel in ('sms', 'email'));

-- The address that a member of staff proved to read. Codes go there only while it is still the one the agency keeps.
alter table franchisee add column confirmed_email text;
