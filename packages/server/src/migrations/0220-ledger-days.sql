-- Steps of money of some days, of one agency or all: whose sales they were, for what they earned.
create index ledger_days on ledger (day, agency_id) include (intent_id);
