-- Files go one by one now. Whether the stored file is another row's too, and who names a file as a logo or a post, has an index:
-- without it each deletion would read a whole table.
create index document_key on document (agency_id, storage_key);
create index business_logo on business (agency_id, logo_document_id) where logo_document_id is not null;
create index image_post_file on image_post (agency_id, full_key);
create index invoice_logo on invoice ((document -> 'brand' ->> 'logoKey'));
