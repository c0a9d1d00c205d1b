-- The last day to pay a month's bill, kept as it was when the bill was closed: the days of credit may be agreed anew. Bills closed
-- before have none, and ten days.
alter table month_bill add column due_on date;
