import { signedBy } from '../../agency/rules.ts'
import type { Language } from '@parichay/contract/agency/fields.ts'
import { addDays, expiringSoonDays, graceDays, istDay } from '@parichay/contract/business/rules.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import { isSpecialNumber } from '../../agency/usecase.ts'
import { findAgency } from '../../agency/store.ts'
import { findUser } from '../../auth/store.ts'
import { findBusiness } from '../../business/store.ts'
import type { Tx } from '../../platform/db.ts'
import { NoSuchAddress } from '../../platform/mail.ts'
import { agencyScope, type Scope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { findEnding, remindOfEnd } from './jobs.ts'
import { reminderLetter, reminderVars } from './mail.ts'
import { dueStep, firstReminder } from './rules.ts'
import { claimReminder, listEnding, noteFailed, setChannel } from './store.ts'

const pageSize = 500

/** Queues a reminder for every business that is due one. Gives back how many. */
export async function queueReminders(world: World): Promise<number> {
  const { platform } = world.database
  const today = istDay(world.clock())
  const span = { from: addDays(today, -graceDays), to: addDays(today, firstReminder) }
  let after = { agencyId: 0, businessId: 0 }
  let queued = 0
  for (;;) {
    const rows = await listEnding(platform, span, after, pageSize)
    const due = rows.filter((row) => {
      const step = dueStep(standingOf({ ...row, expiringSoonDays }, today))
      return step !== null && !row.steps.includes(step)
    })
    if (due.length > 0)
      await platform.transaction().execute(async (tx) => {
        for (const { agencyId, businessId } of due)
          await world.queue.add(tx, remindOfEnd, { agencyId, businessId })
      })
    queued += due.length
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return queued
    after = last
  }
}

const languageOf = (wish: unknown, known: readonly Language[]): Language =>
  known.find((language) => language === wish) ?? known[0] ?? 'en'

type Key = { agencyId: number; businessId: number }

/** Whose time ends, and which step is due now; undefined where nothing is, or nobody is left to be told. */
async function dueNow(tx: Tx, scope: Scope, { businessId }: Key, now: Date) {
  const business = await findBusiness(tx, scope, businessId)
  const lastDay = business?.expiryDateForCustomer
  const owner = business && (await findUser(tx, scope, business.userId))
  if (!business || !lastDay || !owner) return undefined
  const standing = standingOf(business, istDay(now))
  const step = dueStep(standing)
  return step === null ? undefined : { business, owner, standing, at: { businessId, lastDay, step } }
}

/**
 * Reminds the owner of a business in their language: by e-mail where there is an address, else by SMS, also where a letter cannot be
 * handed over. What is true now decides, not what was true when the job was queued; each step of each last day is sent once.
 */
export async function remind(world: World, key: Key): Promise<void> {
  const scope = agencyScope(key.agencyId)
  const agency = await findAgency(world.database.platform, key.agencyId)
  if (!agency || agency.status !== 'ACTIVE') return
  const origin = await world.hosts.originOf(key.agencyId)
  const now = world.clock()
  await world.database.inScope(scope, async (tx) => {
    const due = await dueNow(tx, scope, key, now)
    if (!due) return
    const { business, owner, standing, at } = due
    const { email, phoneNumber } = owner
    const language = languageOf(owner.preference['language'], agency.languages)
    const hasSms = await world.sms.isSetUp({ agencyId: key.agencyId, purpose: 'reminder', language })
    const takesSms = phoneNumber !== null && hasSms && !isSpecialNumber(agency, phoneNumber)
    // Whose business is stopped cannot renew it (decision 0060); staff are told by the note all the same.
    const channel = business.suspendedAt ? 'none' : email ? 'mail' : takesSms ? 'sms' : 'none'
    if (!(await claimReminder(tx, scope, { ...at, channel, at: now }))) return
    const facts = {
      language,
      businessName: business.businessName,
      agencyName: agency.agencyName,
      isTrial: standing.isTrial,
      daysLeft: standing.daysLeft ?? 0,
      lastDay: at.lastDay,
      graceEnd: standing.graceEnd ?? at.lastDay,
      url: `${origin}/panel/customer#upgrade`,
    }
    const { agencyId } = key
    const byMail = () =>
      world.mail.send({ agencyId, to: email ?? '', ...signedBy(reminderLetter(facts), agency) })
    const bySms = () =>
      world.sms.send({
        agencyId,
        to: phoneNumber ?? '',
        purpose: 'reminder',
        language,
        vars: reminderVars(facts),
      })
    // If it cannot be handed over, the note falls with the transaction and the job comes again.
    if (channel === 'mail')
      await byMail().catch(async (error: unknown) => {
        // Where an address is none the job need not come again: the next look does.
        if (!takesSms && !(error instanceof NoSuchAddress)) throw error
        if (takesSms) await bySms()
        await setChannel(tx, scope, at, takesSms ? 'sms' : 'failed')
      })
    else if (channel === 'sms') await bySms()
    else if (!business.suspendedAt)
      world.log.warn({ agencyId, businessId: key.businessId }, 'no way to send a reminder')
  })
}

/** The queue tries no more today: staff hear of the end all the same, by the note, and the next look tries the owner again. */
export async function giveUpReminder(world: World, key: Key): Promise<void> {
  const scope = agencyScope(key.agencyId)
  const now = world.clock()
  await world.database.inScope(scope, async (tx) => {
    const due = await dueNow(tx, scope, key, now)
    if (due) await noteFailed(tx, scope, { ...due.at, at: now })
  })
}

/** Takes up the reminders of ending plans. */
export async function workReminders(world: World): Promise<void> {
  await world.queue.work(findEnding, async () => {
    const queued = await queueReminders(world)
    if (queued > 0) world.log.info({ queued }, 'reminders queued')
  })
  await world.queue.work(
    remindOfEnd,
    (key) => remind(world, key),
    (key) => giveUpReminder(world, key),
  )
}
