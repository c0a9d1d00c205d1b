-- Businesses as a file: each row holds its cells until the file is made, then the job says where it lies.
alter table bulk_job drop constraint bulk_job_kind_check;
alter table bulk_job add constraint bulk_job_kind_check
  check (kind in ('move', 'delete', 'plan', 'message', 'import', 'export'));
alter table bulk_job add column storage_key text;
alter table bulk_job add column bytes int;
alter table bulk_row add column cells jsonb;
create index bulk_job_file on bulk_job (created_at) where storage_key is not null;
create index bulk_job_exports on bulk_job (created_at) where kind = 'export';
