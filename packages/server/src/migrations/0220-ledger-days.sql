-- Steps of money of some days, of one agency or all, and those of one sale: for what each earned.
create index ledger_days on ledger (day, agency_id) include (intent_id);
create index ledger_of_intent on ledger (agency_id, intent_id);
