-- Entries of an area of the log, where there are few or none.
create index audit_action on audit (action, agency_id, at desc, audit_id desc);

-- An agency mostly works in one state: then the state finds nothing, and the planner must know.
create statistics business_states (mcv) on agency_id, (profile ->> 'state') from business;

-- Sessions of one agency; those of all are found by `analytics_session`.
create index analytics_session_of on analytics_event (agency_id, at) where name = 'START_SESSION';
create index analytics_session_newest on analytics_event (agency_id, event_id desc) include (at) where name = 'START_SESSION';
create index analytics_session_newest_of_all on analytics_event (event_id desc) include (at, agency_id) where name = 'START_SESSION';
