-- Jobs over PDF cards and promotional videos, beside those over digital cards.
alter table bulk_job drop constraint bulk_job_kind_check;
alter table bulk_job add constraint bulk_job_kind_check check (kind in (
  'move', 'delete', 'plan', 'message', 'import', 'export',
  'imageShow', 'imageHide', 'imagePlace', 'imageTags', 'imageDay', 'imageDelete', 'feedbackTags', 'feedbackDelete',
  'cardPause', 'cardResume', 'cardDelete', 'pdfCardDelete', 'videoDelete'));
