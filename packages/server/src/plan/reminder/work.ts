import { signedBy } from '../../agency/rules.ts'
import type { Language } from '@parichay/contract/agency/fields.ts'
import { addDays, expiringSoonDays, graceDays, istDay } from '@parichay/contract/business/rules.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import { isSpecialNumber } from '../../agency/usecase.ts'
import { findAgency } from '../../agency/store.ts'
import { findUser } from '../../auth/store.ts'
import { findBusiness } from '../../business/store.ts'
import { agencyScope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { findEnding, remindOfEnd } from './jobs.ts'
import { reminderLetter, reminderVars } from './mail.ts'
import { dueStep, firstReminder } from './rules.ts'
import { claimReminder, listEnding } from './store.ts'

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

/**
 * Reminds the owner of a business in their language: by e-mail where there is an address, else by SMS. What is true now
 * decides, not what was true when the job was queued; each step of each last day is sent once.
 */
export async function remind(world: World, key: { agencyId: number; businessId: number }): Promise<void> {
  const scope = agencyScope(key.agencyId)
  const agency = await findAgency(world.database.platform, key.agencyId)
  if (!agency || agency.status !== 'ACTIVE') return
  const origin = await world.hosts.originOf(key.agencyId)
  const now = world.clock()
  await world.database.inScope(scope, async (tx) => {
    const business = await findBusiness(tx, scope, key.businessId)
    const lastDay = business?.expiryDateForCustomer
    const owner = business && (await findUser(tx, scope, business.userId))
    if (!business || !lastDay || !owner) return
    const standing = standingOf(business, istDay(now))
    const step = dueStep(standing)
    if (step === null) return
    const language = languageOf(owner.preference['language'], agency.languages)
    const hasSms = await world.sms.isSetUp({ agencyId: key.agencyId, purpose: 'reminder', language })
    const takesSms = hasSms && !isSpecialNumber(agency, owner.phoneNumber)
    // Whose business is stopped cannot renew it (decision 0060); staff are told by the note all the same.
    const channel = business.suspendedAt
      ? 'none'
      : owner.email
        ? 'mail'
        : owner.phoneNumber && takesSms
          ? 'sms'
          : 'none'
    if (!(await claimReminder(tx, scope, { businessId: key.businessId, lastDay, step, channel, at: now })))
      return
    const facts = {
      language,
      businessName: business.businessName,
      agencyName: agency.agencyName,
      isTrial: standing.isTrial,
      daysLeft: standing.daysLeft ?? 0,
      lastDay,
      graceEnd: standing.graceEnd ?? lastDay,
      url: `${origin}/panel/customer#upgrade`,
    }
    // If it cannot be handed over, the note falls with the transaction and the job comes again.
    if (channel === 'mail')
      await world.mail.send({
        agencyId: key.agencyId,
        to: owner.email ?? '',
        ...signedBy(reminderLetter(facts), agency),
      })
    else if (channel === 'sms')
      await world.sms.send({
        agencyId: key.agencyId,
        to: owner.phoneNumber ?? '',
        purpose: 'reminder',
        language,
        vars: reminderVars(facts),
      })
    else if (!business.suspendedAt)
      world.log.warn({ agencyId: key.agencyId, businessId: key.businessId }, 'no way to send a reminder')
  })
}

/** Takes up the reminders of ending plans. */
export async function workReminders(world: World): Promise<void> {
  await world.queue.work(findEnding, async () => {
    const queued = await queueReminders(world)
    if (queued > 0) world.log.info({ queued }, 'reminders queued')
  })
  await world.queue.work(remindOfEnd, (key) => remind(world, key))
}
