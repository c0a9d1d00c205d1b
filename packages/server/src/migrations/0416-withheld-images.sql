-- Shared posts that an agency does not give its customers. A post belongs to another agency: what names it is no foreign key.
create table image_withheld (
  agency_id int not null references agency,
  image_id int not null,
  by_franchisee_id int,
  created_at timestamptz not null default now(),
  primary key (agency_id, image_id)
);
create index image_withheld_image on image_withheld (image_id);
select protect('image_withheld');
grant select, insert, update, delete on image_withheld to parichay_app, parichay_super;

alter table bulk_job drop constraint bulk_job_kind_check;
alter table bulk_job add constraint bulk_job_kind_check check (kind in (
  'move', 'delete', 'plan', 'message', 'import', 'export',
  'imageShow', 'imageHide', 'imagePlace', 'imageTags', 'imageDay', 'imageDelete', 'imageWithhold', 'imageRelease',
  'feedbackTags', 'feedbackDelete',
  'cardPause', 'cardResume', 'cardDelete', 'pdfCardDelete', 'videoDelete',
  'personDisable', 'personEnable', 'personInvite', 'agencySuspend', 'agencyResume'));
