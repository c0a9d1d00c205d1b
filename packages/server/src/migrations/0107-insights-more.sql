-- What else insights count: times of use by the day they began, cards by the day they were made.
create index analytics_session on analytics_event (at, agency_id) where name = 'START_SESSION';
create index card_made on card (created_at, agency_id) include (template_code) where deleted_at is null;
