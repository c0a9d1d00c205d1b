-- What the owner calls a project of PDF cards in lists. The person's name is printed: changing that to find a project again would change the card.
alter table pdf_card add column title text not null default '' check (length(title) <= 60);
