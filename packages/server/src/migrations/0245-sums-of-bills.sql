-- What the bills of twenty agencies come to, for the list of agencies: from the index alone.
create index month_bill_line_sums on month_bill_line (agency_id, month) include (rate_paise) where moved_out_on is null;
