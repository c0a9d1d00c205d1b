-- What an agency may use: `storageMb` of files, `rendersPerDay` of files that are drawn. What is not there has no limit.
alter table agency add column limits jsonb not null default '{}';
