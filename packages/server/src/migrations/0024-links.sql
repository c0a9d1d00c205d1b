-- Links with another number of slashes after the protocol (`https:////x`) were taken and are refused now. What stands
-- already is written as browsers read it; what is no link even then is left out.
alter table card no force row level security;
alter table business no force row level security;
update card set basic_details = jsonb_set(basic_details, '{mapLink}', coalesce(
    to_jsonb(substring(regexp_replace(basic_details ->> 'mapLink', '^(https?):[/\\]*', '\1://', 'i') from '(?i)^https?://[^[:space:]/\\?#@]+(?:[/?#].*)?$')), 'null'))
  where basic_details ->> 'mapLink' !~* '^https?://[^[:space:]/\\?#@]+([/?#]|$)';
update business set profile = jsonb_set(profile, '{mapLink}', coalesce(
    to_jsonb(substring(regexp_replace(profile ->> 'mapLink', '^(https?):[/\\]*', '\1://', 'i') from '(?i)^https?://[^[:space:]/\\?#@]+(?:[/?#].*)?$')), 'null'))
  where profile ->> 'mapLink' !~* '^https?://[^[:space:]/\\?#@]+([/?#]|$)';
update card set products = (
    select jsonb_agg(case when product ->> 'link' !~* '^https?://[^[:space:]/\\?#@]+([/?#]|$)'
      then jsonb_set(product, '{link}', coalesce(
        to_jsonb(substring(regexp_replace(product ->> 'link', '^(https?):[/\\]*', '\1://', 'i') from '(?i)^https?://[^[:space:]/\\?#@]+(?:[/?#].*)?$')), 'null'))
      else product end order by place)
    from jsonb_array_elements(products) with ordinality as one (product, place))
  where exists (select 1 from jsonb_array_elements(products) as product
    where product ->> 'link' !~* '^https?://[^[:space:]/\\?#@]+([/?#]|$)');
alter table card force row level security;
alter table business force row level security;
