-- Two devices of an owner that say something of a lead at once: the later one is told. What a visitor adds is no change of theirs.
alter table lead add column version int not null default 1;
