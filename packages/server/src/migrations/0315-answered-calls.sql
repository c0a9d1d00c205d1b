-- What was answered to a call that may be sent again because its answer was lost: the same key gets the same answer (answered.ts).
-- Names are keyed hashes, as those of limits; the role of one agency does not see the table.
create table answered_call (
  key_mac text primary key,
  body_mac text not null,
  began_at timestamptz not null,
  answer_sealed text
);
create index answered_call_began on answered_call (began_at);
grant select, insert, update, delete on answered_call to parichay_super;
