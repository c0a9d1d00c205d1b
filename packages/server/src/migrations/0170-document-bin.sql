-- A file that was deleted out of the library lies here for 30 days, whole, so that the deletion can be undone: nothing else
-- sees it meanwhile. `stored` is its row of document; `files` are its keys in the store, which go when its days are over.
create table document_bin (
  agency_id int not null references agency,
  document_id int not null,
  storage_key text not null,
  files text[] not null,
  stored jsonb not null,
  deleted_at timestamptz not null,
  primary key (agency_id, document_id)
);
create index document_bin_number on document_bin (document_id);
create index document_bin_key on document_bin (agency_id, storage_key);
create index document_bin_old on document_bin (deleted_at);
select protect('document_bin');
grant select, insert, update, delete on document_bin to parichay_app, parichay_super;
