-- A business's films may show a clip of its own. It is sent, read by the worker and swept as sounds are: one table for both.
alter table video_sound drop constraint video_sound_kind_check;
alter table video_sound add constraint video_sound_kind_check check (kind in ('music', 'voice', 'clip'));
