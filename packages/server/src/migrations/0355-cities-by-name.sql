-- A city is compared as names are (`nameKey` of the contract): of two spellings that look alike, with a second blank, wide letters or a sign that
-- nobody sees, one put a business outside of where its keeper works.
create function place_key(name text) returns text language sql immutable parallel safe as $$
  select lower(trim(regexp_replace(normalize(
    regexp_replace(name, '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]', '', 'g'), nfkc), '\s+', ' ', 'g')))
$$;

create or replace function outside_of(territory jsonb, city text, state text) returns boolean language sql immutable parallel safe as $$
  select jsonb_array_length(territory -> 'cities') + jsonb_array_length(territory -> 'states') > 0
    and not exists (select 1 from jsonb_array_elements_text(territory -> 'cities') named where place_key(named) = place_key(city))
    and not coalesce(territory -> 'states' ? code, false)
    and (jsonb_array_length(territory -> 'cities') = 0 or trim(city) <> '')
    and (jsonb_array_length(territory -> 'states') = 0 or code is not null)
  from (select '{"andaman and nicobar islands": "35", "andhra pradesh": "37", "arunachal pradesh": "12", "assam": "18", "bihar": "10",
    "chandigarh": "04", "chhattisgarh": "22", "dadra and nagar haveli and daman and diu": "26", "delhi": "07", "goa": "30",
    "gujarat": "24", "haryana": "06", "himachal pradesh": "02", "jammu and kashmir": "01", "jharkhand": "20",
    "karnataka": "29", "kerala": "32", "ladakh": "38", "lakshadweep": "31", "madhya pradesh": "23", "maharashtra": "27",
    "manipur": "14", "meghalaya": "17", "mizoram": "15", "nagaland": "13", "odisha": "21", "puducherry": "34",
    "punjab": "03", "rajasthan": "08", "sikkim": "11", "tamil nadu": "33", "telangana": "36", "tripura": "16",
    "uttar pradesh": "09", "uttarakhand": "05", "west bengal": "19"}'::jsonb
    ->> regexp_replace(lower(trim(coalesce(state, ''))), '\s+', ' ', 'g') as code) place
$$;

alter table business no force row level security;
alter table franchisee no force row level security;
update business set is_outside = not is_outside from franchisee f
  where f.agency_id = business.agency_id and f.franchisee_id = business.made_by_franchisee_id
    and f.territory <> '{"states":[],"cities":[]}'
    and business.is_outside <> outside_of(f.territory, business.city, business.profile ->> 'state');
alter table business force row level security;
alter table franchisee force row level security;
