-- A template of films for customers whose plan includes them. It is no part of a version: what customers are offered changes at once.
alter table video_template add column is_premium boolean not null default false;
