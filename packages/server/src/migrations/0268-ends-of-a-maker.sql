-- Whose time ends when, of what one person made: their home counted each of its figures by walking over all they made.
create index business_maker_expiry on business (agency_id, made_by_franchisee_id, expiry_date_for_customer) include (payment_status)
  where deleted_at is null;
