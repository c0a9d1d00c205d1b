-- A use of a single purchase whose money went back while the use was being made: nothing is given back for it any more.
alter table usage_take add column refunded_at timestamptz;
