-- An agency may ask its customers for a code where they sign in on a browser that is new for them (security.md 3.3).
alter table agency no force row level security;
update agency set login = login || '{"codeOnNewDevice": false}' where not login ? 'codeOnNewDevice';
alter table agency force row level security;

-- The password was right, and the code of a new browser is awaited. It ends with the password it stands on.
alter table challenge drop constraint challenge_purpose_check;
alter table challenge add constraint challenge_purpose_check
  check (purpose in ('signup', 'forgot', 'change', 'second', 'device'));
alter table shared_code drop constraint shared_code_purpose_check;
alter table shared_code add constraint shared_code_purpose_check check (purpose in ('signup', 'forgot', 'device'));
