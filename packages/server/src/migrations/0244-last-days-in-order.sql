-- The report of renewals walks paid times by their last day. Computed from the period it had no index under row-level security, and all of a
-- month were joined and sorted for twenty rows; beside it the order lies in an index, of one agency and of all.
alter table activation add column last_day date generated always as (upper(period) - 1) stored;
drop index activation_ends;
create index activation_ends on activation (last_day, activation_id) include (agency_id, business_id, activated_at)
  where kind = 'card' and ended_by is null;
create index activation_ends_of on activation (agency_id, last_day, activation_id) include (business_id, activated_at)
  where kind = 'card' and ended_by is null;
analyze activation;
