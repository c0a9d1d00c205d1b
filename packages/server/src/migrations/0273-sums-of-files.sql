-- How many files and bytes an agency has stored, in lines as businesses are tallied (0253): every file was counted for each upload and for
-- the quota. Each night the lines of an agency become one (`foldStored`).
create table stored_tally (
  agency_id int not null references agency,
  files int not null,
  bytes bigint not null
);
create index stored_tally_of on stored_tally (agency_id) include (files, bytes);
grant select, insert, delete on stored_tally to parichay_app, parichay_super;

create function tally_stored() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into stored_tally values (old.agency_id, -1, -old.bytes::bigint);
  end if;
  if tg_op <> 'DELETE' then
    insert into stored_tally values (new.agency_id, 1, new.bytes);
  end if;
  return null;
end $$;
create trigger tally_stored after insert or delete on document for each row execute function tally_stored();
create trigger tally_changed_stored after update of agency_id, bytes on document for each row
  when ((old.agency_id, old.bytes) is distinct from (new.agency_id, new.bytes)) execute function tally_stored();
create trigger tally_stored after insert or delete on video_sound for each row execute function tally_stored();
create trigger tally_changed_stored after update of agency_id, bytes on video_sound for each row
  when ((old.agency_id, old.bytes) is distinct from (new.agency_id, new.bytes)) execute function tally_stored();

alter table document no force row level security;
alter table video_sound no force row level security;
insert into stored_tally
  select agency_id, count(*), sum(bytes) from
    (select agency_id, bytes from document union all select agency_id, bytes from video_sound) stored group by 1;
alter table document force row level security;
alter table video_sound force row level security;
select protect('stored_tally');
analyze stored_tally;
