-- Jobs over the people of an agency and, for the platform, over agencies.
alter table bulk_job drop constraint bulk_job_kind_check;
alter table bulk_job add constraint bulk_job_kind_check check (kind in (
  'move', 'delete', 'plan', 'message', 'import', 'export',
  'imageShow', 'imageHide', 'imagePlace', 'imageTags', 'imageDay', 'imageDelete', 'feedbackTags', 'feedbackDelete',
  'cardPause', 'cardResume', 'cardDelete', 'pdfCardDelete', 'videoDelete',
  'personDisable', 'personEnable', 'personInvite', 'agencySuspend', 'agencyResume'));
