-- A business that staff stopped for the time being; its plan runs on.
alter table business add column suspended_at timestamptz, add column suspended_reason text,
  add check ((suspended_at is null) = (suspended_reason is null));
create index business_suspended on business (agency_id, business_id desc) where suspended_at is not null and deleted_at is null;
