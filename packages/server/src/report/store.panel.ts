import { sql } from 'kysely'
import { allOf, betweenDays, istDayOf, onDays, type Source } from './store.ts'
import { type Asked, isOfAll, ofBusinesses } from './store.projects.ts'

const ofAgency = ({ agencyId }: Asked, table: string) =>
  agencyId === undefined ? [] : [sql`${sql.ref(`${table}.agency_id`)} = ${agencyId}`]

/** An instant as its Indian day and minute. */
const minuteOf = (column: ReturnType<typeof sql>) =>
  sql`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`

const usedPictures = (
  rows: ReturnType<typeof sql>,
) => sql`${rows} used join image_post post on post.image_id = used.image_id
    join image_category on image_category.agency_id = post.agency_id and image_category.image_category_id = post.image_category_id
    join business on business.agency_id = used.agency_id and business.business_id = used.business_id
    join app_user on app_user.agency_id = business.agency_id and app_user.user_id = business.user_id
    join agency on agency.agency_id = used.agency_id`

/** Pictures that left in a business's frame, once for each day, business and picture. */
export const greetingSource = (asked: Asked): Source => ({
  from: usedPictures(sql`image_post_use`),
  counted: sql`image_post_use used`,
  ...(isOfAll(asked) && asked.filters.imageCategoryId === undefined && { along: sql`used.day` }),
  joined: { chosen: 'used', from: usedPictures },
  where: allOf([
    ...ofAgency(asked, 'used'),
    ...betweenDays(sql`used.day`, asked.filters),
    ...(asked.filters.imageCategoryId
      ? // Its pictures are gathered once: asked of each picture that was sent, a category that few sent takes as long as all.
        [
          sql`used.image_id = any(array(select image_id from image_post where image_category_id = ${asked.filters.imageCategoryId}))`,
        ]
      : []),
    ...ofBusinesses(asked, 'used'),
  ]),
  keys: [sql`used.day`, sql`used.business_id`, sql`used.image_id`],
  step: 'desc',
  cells: {
    sentOn: sql`used.day`,
    businessName: sql`business.business_name`,
    ownerPhone: sql`coalesce(app_user.phone_number, app_user.email)`,
    category: sql`business.category`,
    postTitle: sql`post.title`,
    postCategory: sql`image_category.name`,
    agencyName: sql`agency.agency_name`,
  },
})

const filmed = (
  rows: ReturnType<typeof sql>,
) => sql`${rows} r join user_video v on v.agency_id = r.agency_id and v.video_no = r.video_no
    join business on business.agency_id = v.agency_id and business.business_id = v.business_id
    join app_user on app_user.agency_id = business.agency_id and app_user.user_id = business.user_id
    join agency on agency.agency_id = r.agency_id
    left join video_template_version t on t.template_id = r.template_id and t.version = r.template_version`

/** Promotional films that were made, newest order first; a film that was made anew stands for itself. */
export const filmSource = (asked: Asked): Source => ({
  from: filmed(sql`user_video_render`),
  // Whose a film is stands in its video, which is asked only where that narrows: every film has one.
  counted:
    ofBusinesses(asked, 'v').length === 0
      ? sql`user_video_render r`
      : sql`user_video_render r join user_video v on v.agency_id = r.agency_id and v.video_no = r.video_no`,
  joined: { chosen: 'r', from: filmed },
  where: allOf([
    sql`r.state = 'ready'`,
    ...ofAgency(asked, 'r'),
    ...onDays(sql`r.ready_at`, asked.filters),
    ...ofBusinesses(asked, 'v'),
  ]),
  keys: [sql`r.render_id`],
  step: 'desc',
  cells: {
    filmedOn: istDayOf(sql`r.ready_at`),
    businessName: sql`business.business_name`,
    ownerPhone: sql`coalesce(app_user.phone_number, app_user.email)`,
    filmTitle: sql`v.title`,
    filmTemplate: sql`t.content ->> 'title'`,
    filmSeconds: sql`round(r.seconds)::int`,
    filmSample: sql`case when r.is_sample then 'Yes' else 'No' end`,
    agencyName: sql`agency.agency_name`,
  },
})

/** Times that a customer used the panel without resting for 30 minutes, of those who agreed to be counted; nobody is named. */
export const sessionSource = (asked: Asked): Source => ({
  from: sql`analytics_event e join agency on agency.agency_id = e.agency_id`,
  counted: sql`analytics_event e`,
  where: allOf([sql`e.name = 'START_SESSION'`, ...ofAgency(asked, 'e'), ...onDays(sql`e.at`, asked.filters)]),
  keys: [sql`e.event_id`],
  step: 'desc',
  cells: {
    startedAt: minuteOf(sql`e.at`),
    firstPage: sql`e.page_url`,
    agencyName: sql`agency.agency_name`,
  },
})

/** Calls that failed and errors nobody handled, as the panels of customers and staff told them. */
export const failureSource = (asked: Asked): Source => ({
  from: sql`client_log l join agency on agency.agency_id = l.agency_id`,
  counted: sql`client_log l`,
  where: allOf([...ofAgency(asked, 'l'), ...onDays(sql`l.at`, asked.filters)]),
  keys: [sql`l.client_log_id`],
  step: 'desc',
  cells: {
    failedAt: minuteOf(sql`l.at`),
    failedCall: sql`l.entry ->> 'call'`,
    failureCode: sql`l.entry ->> 'code'`,
    failureText: sql`l.entry ->> 'message'`,
    firstPage: sql`l.entry ->> 'pageUrl'`,
    failureRef: sql`l.entry ->> 'ref'`,
    agencyName: sql`agency.agency_name`,
  },
})
