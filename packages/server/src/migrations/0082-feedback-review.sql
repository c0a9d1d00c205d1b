-- The review of feedback: that its owner was told of it, by whom, and what it is about.
alter table feedback
  add column answered_at timestamptz,
  add column answered_by text not null default '',
  add column tags text[] not null default '{}' check (cardinality(tags) <= 7);

create index feedback_unanswered on feedback (agency_id, feedback_id desc) where deleted_at is null and answered_at is null;
create index feedback_unanswered_of_all on feedback (feedback_id desc) include (agency_id) where deleted_at is null and answered_at is null;
create index feedback_tags on feedback using gin (agency_id, tags) where deleted_at is null;
