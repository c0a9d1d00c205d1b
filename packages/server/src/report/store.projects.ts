import { daysBetween, paidStatus } from '@parichay/contract/business/rules.ts'
import type { ReportFilters } from '@parichay/contract/report/filters.ts'
import { expressionBuilder, sql } from 'kysely'
import { narrowedOneByOne, narrowedTo, planRuns } from '../business/store.narrow.ts'
import { type Days, soonEndHere, standingIs } from '../business/store.standing.ts'
import type { Tables } from '../platform/tables.ts'
import { allOf, betweenDays, istDayOf, onDays, type Source } from './store.ts'

/** What a report is asked for: one agency or all, its filters, and the days of today. */
export type Asked = {
  agencyId: number | undefined
  filters: ReportFilters
  days: Days
}

const owned = sql`business join app_user on app_user.agency_id = business.agency_id and app_user.user_id = business.user_id
  join agency on agency.agency_id = business.agency_id`

const expiry = sql`business.expiry_date_for_customer`
const standing = (days: Days) => sql`case
  when ${expiry} is null then 'No plan'
  when ${expiry} < ${days.graceStart}::date then 'Expired'
  when ${expiry} < ${days.today}::date then 'In grace'
  when business.payment_status <> ${sql.lit(paidStatus)} then 'On trial'
  when ${expiry} <= ${soonEndHere(days)} then 'Expiring'
  else 'Subscribed' end`

/** The words of the specification's pair (screens 8.19). */
const cardStates = (column: ReturnType<typeof sql>) =>
  sql`case ${column} when 'ACTIVE' then 'Active' when 'INACTIVE' then 'InActive' when 'DRAFT' then 'Draft' end`

const ofAgency = (asked: Asked, table: string) =>
  asked.agencyId === undefined ? [] : [sql`${sql.ref(`${table}.agency_id`)} = ${asked.agencyId}`]

/**
 * Rows of businesses that are meant; nothing where all are. `few`: rows of so few days are few beside all businesses, and each looks its own
 * up; a join would go through a million businesses for them.
 */
export const ofBusinesses = (
  { filters: { planId, ...others }, days: { today } }: Asked,
  table: string,
  few = false,
) => {
  const narrow = narrowedTo(others, today)
  const own = sql`from business where business.agency_id = ${sql.ref(`${table}.agency_id`)}
    and business.business_id = ${sql.ref(`${table}.business_id`)} and ${allOf(narrow)}`
  const isMeant = few ? sql`(select true ${own} limit 1)` : sql`exists (select 1 ${own})`
  return [...(planId ? planRuns(planId, today, table) : []), ...(narrow.length === 0 ? [] : [isMeant])]
}

/** Whether rows of all agencies and businesses are meant. */
export const isOfAll = (asked: Asked): boolean =>
  asked.agencyId === undefined && ofBusinesses(asked, 'business').length === 0

/** Businesses that stand as it was asked for. */
const standsSo = ({ filters: { subscription }, days }: Asked) =>
  subscription ? [sql`${standingIs(expressionBuilder<Tables, 'business'>(), subscription, days)}`] : []

const people = {
  businessName: sql`business.business_name`,
  ownerName: sql`app_user.name`,
  ownerPhone: sql`coalesce(app_user.phone_number, app_user.email)`,
  businessPhone: sql`business.mobile`,
  city: sql`business.city`,
  agencyName: sql`agency.agency_name`,
  expiryDate: expiry,
}

/** All businesses, newest first. */
export const businessSource = (asked: Asked): Source => ({
  from: sql`${owned} left join franchisee on franchisee.agency_id = business.agency_id
    and franchisee.franchisee_id = business.made_by_franchisee_id`,
  counted: sql`business`,
  where: allOf([
    sql`business.deleted_at is null`,
    ...ofAgency(asked, 'business'),
    ...onDays(sql`business.created_at`, asked.filters),
    ...narrowedTo(asked.filters, asked.days.today),
    ...standsSo(asked),
  ]),
  keys: [sql`business.business_id`],
  step: 'desc',
  cells: {
    ...people,
    businessId: sql`business.business_id`,
    category: sql`business.category`,
    email: sql`coalesce(business.email, app_user.email)`,
    origin: sql`business.business_made_by`,
    madeBy: sql`franchisee.name`,
    standing: standing(asked.days),
    cardStatus: cardStates(sql`business.card_status`),
    greetings: sql`case when business.is_image_post_enabled then 'Enabled' else 'Disabled' end`,
    pdfCards: sql`(select count(*)::int from pdf_card p where p.agency_id = business.agency_id
      and p.business_id = business.business_id and p.deleted_at is null)`,
    pdfCardsDone: sql`(select count(*)::int from pdf_card p where p.agency_id = business.agency_id
      and p.business_id = business.business_id and p.deleted_at is null and p.exported_at is not null)`,
    createdOn: istDayOf(sql`business.created_at`),
  },
})

/** As many businesses as cards are meant: one has one living card at most, and says how it stands. Only where no more is asked of a card. */
const businessesWithCard = (asked: Asked): Pick<Source, 'numbered' | 'numberedWhere'> => {
  const { status, done, template, from, to } = asked.filters
  const narrow = narrowedTo(asked.filters, asked.days.today)
  if (narrow.length === 0 || template || from || to) return {}
  return {
    numbered: sql`business`,
    numberedWhere: allOf([
      sql`business.deleted_at is null and business.card_status is not null`,
      ...ofAgency(asked, 'business'),
      ...(status ? [sql`business.card_status = ${status}`] : []),
      ...(done === 'done' ? [sql`business.card_status <> 'DRAFT'`] : []),
      ...(done === 'not-done' ? [sql`business.card_status = 'DRAFT'`] : []),
      ...narrow,
    ]),
  }
}

/** All digital cards, newest first. */
export const cardSource = (asked: Asked): Source => ({
  from: sql`card join agency on agency.agency_id = card.agency_id`,
  counted: sql`card`,
  ...businessesWithCard(asked),
  where: allOf([
    sql`card.deleted_at is null`,
    ...ofAgency(asked, 'card'),
    ...onDays(sql`card.created_at`, asked.filters),
    ...(asked.filters.status ? [sql`card.status = ${asked.filters.status}`] : []),
    ...(asked.filters.done === 'done' ? [sql`card.status <> 'DRAFT'`] : []),
    ...(asked.filters.done === 'not-done' ? [sql`card.status = 'DRAFT'`] : []),
    ...(asked.filters.template ? [sql`card.template_code = ${asked.filters.template}`] : []),
    ...ofBusinesses(asked, 'card', isOfFewDays(asked.filters)),
  ]),
  keys: [sql`card.card_no`],
  step: 'desc',
  cells: {
    cardNo: sql`card.card_no`,
    cardId: sql`card.card_id`,
    companyName: sql`card.company_name`,
    businessName: sql`card.business_name`,
    ownerPhone: sql`card.owner_phone`,
    template: sql`card.template_code`,
    cardStatus: cardStates(sql`card.status`),
    done: sql`case when card.status = 'DRAFT' then 'Not Done' else 'Done' end`,
    expiryDate: sql`card.expiry_date_for_customer`,
    createdOn: istDayOf(sql`card.created_at`),
    publishedOn: istDayOf(sql`card.published_at`),
    updatedOn: istDayOf(sql`card.updated_at`),
    agencyName: sql`agency.agency_name`,
  },
})

/** Whether a report is of so few days that what happened in them is little beside all businesses: a quarter of a year. */
export const isOfFewDays = ({ from, to }: ReportFilters): boolean =>
  from !== undefined && to !== undefined && daysBetween(from, to) <= 92

const soonWith = ({ filters, days: { today } }: Asked) =>
  isOfFewDays(filters) ? narrowedOneByOne(filters, today) : narrowedTo(filters, today)

/** Whose time ends on which day, plan or trial, soonest first. */
export const expiringSource = (asked: Asked): Source => ({
  from: owned,
  counted: sql`business`,
  where: allOf([
    sql`business.deleted_at is null`,
    sql`${expiry} is not null`,
    ...ofAgency(asked, 'business'),
    ...betweenDays(expiry, asked.filters),
    ...soonWith(asked),
    ...standsSo(asked),
  ]),
  keys: [expiry, sql`business.business_id`],
  step: 'asc',
  cells: {
    ...people,
    standing: standing(asked.days),
    plan: sql`(select a.plan ->> 'name' from activation a where a.agency_id = business.agency_id
      and a.business_id = business.business_id and a.kind = 'card' and a.period @> ${expiry} limit 1)`,
    daysLeft: sql`${expiry} - ${asked.days.today}::date`,
  },
})

/** What was used of plans, by business and period, newest use first. */
export const usageSource = (asked: Asked): Source => ({
  from: sql`usage_counter join (${owned}) on business.agency_id = usage_counter.agency_id
    and business.business_id = usage_counter.business_id`,
  counted: sql`usage_counter`,
  ...(isOfAll(asked) && { along: sql`usage_counter.updated_at` }),
  where: allOf([
    sql`usage_counter.used > 0`,
    ...ofAgency(asked, 'usage_counter'),
    ...onDays(sql`usage_counter.updated_at`, asked.filters),
    ...ofBusinesses(asked, 'usage_counter'),
  ]),
  keys: [
    sql`usage_counter.business_id`,
    sql`usage_counter.kind`,
    sql`usage_counter.stretch`,
    sql`usage_counter.agency_id`,
  ],
  step: 'desc',
  cells: {
    ...people,
    usageKind: sql`case usage_counter.kind when 'greetingVideo' then 'Greeting videos' when 'pdfExport' then 'PDF cards'
      when 'promotionalVideo' then 'Promotional videos' else usage_counter.kind end`,
    stretch: sql`case when usage_counter.stretch like 'day:%' then substr(usage_counter.stretch, 5)
      when usage_counter.stretch like 'single:%' then 'Single purchase'
      when usage_counter.stretch = 'staff' then 'By staff'
      else (select lower(a.period) || ' to ' || (upper(a.period) - 1) from activation a
        where a.agency_id = usage_counter.agency_id
          and a.activation_id = nullif(substr(usage_counter.stretch, 8), '')::int and not isempty(a.period)) end`,
    used: sql`usage_counter.used`,
    lastUsedOn: istDayOf(sql`usage_counter.updated_at`),
  },
})
