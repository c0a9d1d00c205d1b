-- Jobs over images and over feedback, beside those over businesses.
alter table bulk_job drop constraint bulk_job_kind_check;
alter table bulk_job add constraint bulk_job_kind_check check (kind in (
  'move', 'delete', 'plan', 'message', 'import', 'export',
  'imageShow', 'imageHide', 'imagePlace', 'imageTags', 'imageDay', 'imageDelete', 'feedbackTags', 'feedbackDelete'));
-- The image, or the feedback, whose row names its business too, so that it is forgotten with that.
alter table bulk_row add column subject_id int;
