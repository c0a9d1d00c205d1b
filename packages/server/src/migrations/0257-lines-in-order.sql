-- Lines of a month's bill are read page by page, in the order they came; those moved out are few among many.
create index month_bill_line_order on month_bill_line (agency_id, month, happened_on, line_id);
create index month_bill_line_out on month_bill_line (agency_id, month, happened_on, line_id) where moved_out_on is not null;
