-- A mark for dark screens, and what stands in the browser's tab and on a phone's home screen; null takes the logo.
alter table agency add column dark_logo_key text;
alter table agency add column icon_key text;
