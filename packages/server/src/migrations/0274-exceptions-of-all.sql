-- Exceptions of all agencies, newest first, and those that are open: a page read all that ever were.
create index recon_break_of_all on recon_break (break_id desc) include (agency_id);
create index recon_break_open_of_all on recon_break (break_id desc) include (agency_id) where closed_at is null;

-- What was used of plans in some days is counted from the index alone.
drop index usage_counter_old;
create index usage_counter_old on usage_counter (updated_at) include (agency_id, used);
