-- The next plan a business bought, for how plans went on: without this the planner takes the index of periods, ten times slower.
create index activation_next on activation (agency_id, business_id, activated_at) where kind = 'card' and not isempty(period);
