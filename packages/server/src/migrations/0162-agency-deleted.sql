-- An agency that nothing is behind may be deleted: its host name is free again, what was done there stays in the activity log.
alter table agency add column deleted_at timestamptz;
