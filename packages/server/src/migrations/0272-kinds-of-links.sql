-- Which kinds of links a card carries, a row for each: how many cards have one was counted from the cards themselves, ten thousand
-- of them for each kind. Only of cards that are not deleted; kept by a trigger on the card, whose row whoever changes it holds. Where more is
-- asked for than the kind, the index on the links themselves (0262) still finds cards beside the others.
create table card_link (
  agency_id int not null,
  card_no int not null,
  link_type_id int not null,
  made_by_franchisee_id int,
  primary key (agency_id, card_no, link_type_id),
  foreign key (agency_id, card_no) references card (agency_id, card_no) on delete cascade
);
grant select, insert, update, delete on card_link to parichay_app, parichay_super;

create function keep_card_links() returns trigger language plpgsql as $$
begin
  delete from card_link where agency_id = new.agency_id and card_no = new.card_no;
  if new.deleted_at is null then
    insert into card_link
      select distinct new.agency_id, new.card_no, type::int, new.made_by_franchisee_id
      from jsonb_path_query(new.links, '$[*].linkTypeId ? (@.type() == "number")') type;
  end if;
  return null;
end $$;
create trigger keep_card_links after insert on card for each row when (new.links <> '[]') execute function keep_card_links();
create trigger keep_changed_card_links after update of links, deleted_at, made_by_franchisee_id on card for each row
  when ((old.links, old.deleted_at is null, old.made_by_franchisee_id)
    is distinct from (new.links, new.deleted_at is null, new.made_by_franchisee_id)) execute function keep_card_links();

alter table card no force row level security;
insert into card_link
  select distinct agency_id, card_no, type::int, made_by_franchisee_id
  from card, jsonb_path_query(links, '$[*].linkTypeId ? (@.type() == "number")') type where deleted_at is null;
alter table card force row level security;
create index card_link_newest on card_link (agency_id, link_type_id, card_no desc);
create index card_link_of_maker on card_link (agency_id, made_by_franchisee_id, link_type_id, card_no desc);
create index card_link_of_all on card_link (link_type_id, card_no desc) include (agency_id);
select protect('card_link');
analyze card_link;
