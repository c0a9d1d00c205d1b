-- A photo of the customer, for the panel alone: no card shows it. It belongs to the account and to no business.
alter table app_user add column photo_document_id int,
  add foreign key (agency_id, photo_document_id) references document (agency_id, document_id),
  add check (erased_at is null or photo_document_id is null);
create index app_user_photo on app_user (agency_id, photo_document_id) where photo_document_id is not null;
