-- A shop's copy of a greeting video may be a strip below a film that all shops share. `strip_of` says for which shape the frame
-- was drawn as such a strip; `splice_key` where what is shared lies: then `storage_key` holds the strip alone.
alter table greeting_copy
  add column strip_of text check (strip_of in ('SQUARE', 'STORY')),
  add column splice_key text;
