-- Cards that visitors know already do not begin to ask for names and numbers by themselves: their owners switch the form on.
-- Drafts have it, as new cards do; the owner sees it in the preview before anybody else.
alter table card no force row level security;
update card set settings = jsonb_set(settings, '{hidden}', settings -> 'hidden' || '["lead"]'::jsonb)
  where published_at is not null and jsonb_typeof(settings -> 'hidden') = 'array' and not settings -> 'hidden' ? 'lead';
alter table card force row level security;
