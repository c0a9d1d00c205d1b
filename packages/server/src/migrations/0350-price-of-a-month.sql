-- The price for a card when the bill of a month was issued: what is put on it in its open days costs what its month cost, whatever was agreed since.
-- Bills from before take the price that holds when they are asked.
alter table month_bill add column rate_paise bigint check (rate_paise >= 0);
