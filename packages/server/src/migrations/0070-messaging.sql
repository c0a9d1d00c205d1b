-- By what an agency sends: its own account at the SMS gateway and its own mail server; what is null goes out by the
-- platform's. Key and password lie sealed. Templates are the registered texts, by purpose.
create table agency_messaging (
  agency_id int primary key references agency,
  sms_authkey_sealed text,
  sms_header text not null default '',
  sms_entity_id text not null default '',
  sms_templates jsonb not null default '{}',
  mail_host text,
  mail_port int,
  mail_user text not null default '',
  mail_password_sealed text,
  mail_from text not null default '',
  version int not null default 1
);
select protect('agency_messaging');
grant select, insert, update, delete on agency_messaging to parichay_app, parichay_super;
