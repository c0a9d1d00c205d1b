-- The library of documents: newest or largest first, of one agency or of all, of one kind.
create index document_newest_of_all on document (document_id desc) include (agency_id);
create index document_kind on document (agency_id, kind, document_id desc);
create index document_kind_of_all on document (kind, document_id desc) include (agency_id);
create index document_largest on document (agency_id, bytes desc, document_id desc);
create index document_largest_of_all on document (bytes desc, document_id desc) include (agency_id);
