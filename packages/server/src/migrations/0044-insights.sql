-- What insights count: businesses by the day they were made, and paid times by the day they end.
create index business_made on business (created_at, agency_id) where deleted_at is null;
create index activation_ends on activation ((upper(period))) where kind = 'card' and ended_by is null;
