-- Whether a business lies outside where whoever looks after it works, beside the business: asked of each of a crowd when a list is opened, it
-- took a second and more where hardly one does. It agrees with `isOutside` of the contract (rules.territory.ts).
create function outside_of(territory jsonb, city text, state text) returns boolean language sql immutable parallel safe as $$
  select jsonb_array_length(territory -> 'cities') + jsonb_array_length(territory -> 'states') > 0
    and not exists (select 1 from jsonb_array_elements_text(territory -> 'cities') named where lower(named) = lower(trim(city)))
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
alter table business add column is_outside boolean not null default false;
update business set is_outside = true from franchisee f
  where f.agency_id = business.agency_id and f.franchisee_id = business.made_by_franchisee_id
    and f.territory <> '{"states":[],"cities":[]}' and outside_of(f.territory, business.city, business.profile ->> 'state');

create function take_outside() returns trigger language plpgsql as $$
begin
  new.is_outside := coalesce((select outside_of(territory, new.city, new.profile ->> 'state') from franchisee
    where agency_id = new.agency_id and franchisee_id = new.made_by_franchisee_id), false);
  return new;
end $$;
create trigger take_outside before insert or update of city, profile, made_by_franchisee_id on business
  for each row execute function take_outside();
create function give_outside() returns trigger language plpgsql as $$
begin
  update business set is_outside = not is_outside
    where agency_id = new.agency_id and made_by_franchisee_id = new.franchisee_id
      and is_outside <> outside_of(new.territory, city, profile ->> 'state');
  return null;
end $$;
create trigger give_outside after update of territory on franchisee
  for each row when (old.territory is distinct from new.territory) execute function give_outside();

create index business_outside on business (agency_id, business_id desc) where deleted_at is null and is_outside;
create index business_outside_of_all on business (business_id desc) include (agency_id) where deleted_at is null and is_outside;
alter table business force row level security;
alter table franchisee force row level security;
