-- What the home counts for one member of staff: feedback without an answer, and businesses by the day they were made.
create index feedback_unanswered_maker on feedback (agency_id, made_by_franchisee_id, feedback_id desc)
  where deleted_at is null and answered_at is null;
drop index business_made;
drop index business_created;
create index business_created on business (agency_id, created_at, business_id desc) include (made_by_franchisee_id)
  where deleted_at is null;

-- And insights of those made in some time: how many of them pay now.
drop index business_created_of_all;
create index business_created_of_all on business (created_at, business_id desc)
  include (agency_id, payment_status, expiry_date_for_customer) where deleted_at is null;
