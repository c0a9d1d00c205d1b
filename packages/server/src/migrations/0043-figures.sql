-- How many there were at the end of each Indian day, so that the home can say what changed: for an agency as a whole
-- (franchisee_id 0) and for each member of staff who serves businesses of their own.
create table figure_day (
  agency_id int not null references agency,
  franchisee_id int not null,
  day date not null,
  figures jsonb not null,
  primary key (agency_id, franchisee_id, day)
);
create index figure_day_of_all on figure_day (day) where franchisee_id = 0;
select protect('figure_day');
grant select, insert, update, delete on figure_day to parichay_app, parichay_super;

-- Payments of a stretch of days, counted and summed.
create index payment_intent_days on payment_intent (agency_id, settled_at) include (kind, amount) where settled_at is not null;
create index image_request_open on image_request (agency_id, business_id) where status = 'OPEN';
