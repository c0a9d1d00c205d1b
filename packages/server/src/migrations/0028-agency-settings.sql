-- Numbers an agency uses itself, to try things out: what they do is not counted, and no reminder goes to them. They sign in as
-- everybody does.
alter table agency add column special_numbers text[] not null default '{}';
-- Goes up with each change of the settings, so that two people do not overwrite each other.
alter table agency add column settings_version int not null default 1;
