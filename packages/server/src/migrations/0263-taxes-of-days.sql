-- What was taxed is summed by the day as it is written down: the returns of GST read every invoice of an agency, and the platform's all of
-- them. A document leaves a line with what it adds, a credit note takes away; each night the lines of a day become one (`foldTaxes`).
create table gst_tally (
  agency_id int not null references agency,
  day date not null,
  -- The buyer has a GSTIN.
  is_business boolean not null,
  place text not null,
  -- Hundredths of a percent, as documents have it.
  rate int not null,
  sac text not null,
  documents int not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  total_paise bigint not null
);
create index gst_tally_of on gst_tally (agency_id, day)
  include (is_business, place, rate, sac, documents, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise);
grant select, insert on gst_tally to parichay_app;
grant select, insert, delete on gst_tally to parichay_super;

create function tally_taxes() returns trigger language plpgsql as $$
declare sign int := case new.kind when 'CREDIT_NOTE' then -1 else 1 end;
begin
  insert into gst_tally values (new.agency_id, new.issued_on, new.document -> 'buyer' ->> 'gstin' is not null, new.document ->> 'place',
    coalesce((new.document ->> 'rate')::int, 0), coalesce(new.document -> 'seller' ->> 'sac', ''), 1, sign * new.taxable_paise,
    sign * new.cgst_paise, sign * new.sgst_paise, sign * new.igst_paise, sign * new.total_paise);
  return null;
end $$;
create trigger tally_taxes after insert on invoice for each row
  when (new.kind in ('TAX_INVOICE', 'CREDIT_NOTE') and new.document ->> 'place' is not null) execute function tally_taxes();

alter table invoice no force row level security;
insert into gst_tally
  select agency_id, issued_on, document -> 'buyer' ->> 'gstin' is not null, document ->> 'place', coalesce((document ->> 'rate')::int, 0),
    coalesce(document -> 'seller' ->> 'sac', ''), count(*), sum(sign * taxable_paise), sum(sign * cgst_paise), sum(sign * sgst_paise),
    sum(sign * igst_paise), sum(sign * total_paise)
  from invoice, lateral (select case kind when 'CREDIT_NOTE' then -1 else 1 end as sign) signed
  where kind in ('TAX_INVOICE', 'CREDIT_NOTE') and document ->> 'place' is not null group by 1, 2, 3, 4, 5, 6;
alter table invoice force row level security;
select protect('gst_tally');

-- Documents for buyers with a GSTIN, in the order of the return.
create index invoice_to_business on invoice (agency_id, issued_on, invoice_id)
  where kind in ('TAX_INVOICE', 'CREDIT_NOTE') and document ->> 'place' is not null and document -> 'buyer' ->> 'gstin' is not null;
create index invoice_to_business_of_all on invoice (issued_on, invoice_id, agency_id)
  where kind in ('TAX_INVOICE', 'CREDIT_NOTE') and document ->> 'place' is not null and document -> 'buyer' ->> 'gstin' is not null;
analyze gst_tally, invoice;
