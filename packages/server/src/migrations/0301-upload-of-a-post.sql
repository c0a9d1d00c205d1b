-- Which upload a post was made of: sent again after a lost answer, the same upload is the same post.
alter table image_post add column of_document int;
create unique index image_post_upload on image_post (agency_id, of_document) where of_document is not null;
