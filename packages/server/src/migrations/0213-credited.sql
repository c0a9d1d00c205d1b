-- Credit notes by their day: a report of refunded payments asks for those since its first day.
create index invoice_credited on invoice (agency_id, issued_on) include (credits_id) where credits_id is not null;
