-- The state of a business as a column: who is in one is answered by the index alone, which no index on an expression does.
alter table business add column state text generated always as (profile ->> 'state') stored;
drop statistics business_states;
drop index business_state;
drop index business_state_of_all;
create index business_state on business (agency_id, state, business_id desc) where deleted_at is null;
create index business_state_of_all on business (state, business_id desc) include (agency_id) where deleted_at is null;
create index business_state_of_maker on business (agency_id, made_by_franchisee_id, state, business_id desc) where deleted_at is null;
create statistics business_states (mcv) on agency_id, state from business;
