-- Whose a deleted PDF was, by its address: it stays behind the lock that it lay behind.
create index document_bin_by_key on document_bin (storage_key);
