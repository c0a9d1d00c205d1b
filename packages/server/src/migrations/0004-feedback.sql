-- Who serves the business of a feedback, beside the feedback: what they review is found without looking at every card.
alter table feedback add column made_by_franchisee_id int;
update feedback set made_by_franchisee_id = card.made_by_franchisee_id from card
  where card.agency_id = feedback.agency_id and card.card_no = feedback.card_no;

create function take_card_maker() returns trigger language plpgsql as $$
begin
  select made_by_franchisee_id into new.made_by_franchisee_id from card
    where agency_id = new.agency_id and card_no = new.card_no;
  return new;
end $$;
create trigger take_card_maker before insert on feedback for each row execute function take_card_maker();

create function give_card_maker() returns trigger language plpgsql as $$
begin
  update feedback set made_by_franchisee_id = new.made_by_franchisee_id
    where agency_id = new.agency_id and card_no = new.card_no;
  return null;
end $$;
create trigger give_card_maker after update of made_by_franchisee_id on card
  for each row when (old.made_by_franchisee_id is distinct from new.made_by_franchisee_id) execute function give_card_maker();

create index feedback_maker on feedback (agency_id, made_by_franchisee_id, feedback_id desc) include (stars) where deleted_at is null;
drop index feedback_search;
create index feedback_search on feedback using gin (agency_id, made_by_franchisee_id, search_text gin_trgm_ops) where deleted_at is null;
