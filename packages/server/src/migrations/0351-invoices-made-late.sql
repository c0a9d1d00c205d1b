-- Money that is found late has an invoice of the day on which it came. Where the return of that month was due before the invoice was written,
-- it stood in none: the reports of GST went by its date alone. It counts for the day on which it was written then (`returnDay`).
alter table invoice
  add column late_on date check (late_on > issued_on),
  add column filed_on date not null generated always as (coalesce(late_on, issued_on)) stored;

create or replace function tally_taxes() returns trigger language plpgsql as $$
declare sign int := case new.kind when 'CREDIT_NOTE' then -1 else 1 end;
begin
  insert into gst_tally values (new.agency_id, new.filed_on, new.document -> 'buyer' ->> 'gstin' is not null, new.document ->> 'place',
    coalesce((new.document ->> 'rate')::int, 0), coalesce(new.document -> 'seller' ->> 'sac', ''), 1, sign * new.taxable_paise,
    sign * new.cgst_paise, sign * new.sgst_paise, sign * new.igst_paise, sign * new.total_paise);
  return null;
end $$;

-- Documents for buyers with a GSTIN, in the order of the return.
drop index invoice_to_business;
drop index invoice_to_business_of_all;
create index invoice_to_business on invoice (agency_id, filed_on, invoice_id)
  where kind in ('TAX_INVOICE', 'CREDIT_NOTE') and document ->> 'place' is not null and document -> 'buyer' ->> 'gstin' is not null;
create index invoice_to_business_of_all on invoice (filed_on, invoice_id, agency_id)
  where kind in ('TAX_INVOICE', 'CREDIT_NOTE') and document ->> 'place' is not null and document -> 'buyer' ->> 'gstin' is not null;
analyze invoice;
