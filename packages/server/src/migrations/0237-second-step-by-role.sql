-- Since when the second step is asked for, role by role. One time for all moved on whenever another role was added, and who had
-- signed in after the first demand went on without the second step.
alter table agency no force row level security;
alter table agency add column totp_asked jsonb not null default '{}';
update agency set totp_asked = (select jsonb_object_agg(role, totp_since) from unnest(totp_roles) role)
  where totp_since is not null and totp_roles <> '{}';
alter table agency drop column totp_since;
alter table agency force row level security;
