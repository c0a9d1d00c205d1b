-- Answers of the insights of a large installation, counted by the worker or kept from the last time somebody asked; they are of the
-- whole platform and of no agency.
create table insight_answer (
  question text primary key,
  answer jsonb not null,
  counted_at timestamptz not null,
  asked_at timestamptz not null
);
grant select, insert, update, delete on insight_answer to parichay_super;
