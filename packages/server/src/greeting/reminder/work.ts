import { addDays, istDay, startOfDay } from '@parichay/contract/business/rules.ts'
import { istHour, reminderHours, reminderOf } from '@parichay/contract/greeting/daily-reminder.ts'
import { standstillOf } from '@parichay/contract/agency/suspension.ts'
import { panelLanguageOf, signedBy } from '../../agency/rules.ts'
import { type AgencyRow, findAgency } from '../../agency/store.ts'
import { findUser, type UserRow } from '../../auth/store.ts'
import { unlessNoAddress } from '../../platform/mail.ts'
import { agencyScope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { type DeviceRow, listDevices } from '../../push/store.ts'
import { sendToDevices } from '../../push/usecase.ts'
import { batchSize, findReminders, sendReminders, sendTestReminder } from './jobs.ts'
import { pictureCid, reminderLetter } from './mail.ts'
import { noticeOf, sharePath } from './present.ts'
import { type Batch, inBatches, pictureToken, stopToken } from './rules.ts'
import {
  claimReminder,
  forgetReminders,
  holdRound,
  listDelivered,
  listReminded,
  moveRound,
  openHours,
} from './store.ts'
import { type DayPicture, drawnPicture, pictureOfDay, wordsOf } from './usecase.ts'

const pageSize = 1000
const keptDays = 60
/** A notification waits no longer than so for a phone that is off, and never beyond its day. */
const mostWaitSec = 6 * 3600
/** People of a batch who are served at once: their pictures are drawn by threads of their own. */
const atOnce = 3

/**
 * Queues everybody whose hour has come today and who was not queued yet, hour by hour. Each page and the note how far it
 * went are one transaction: a worker that dies is followed by one that goes on there. Gives back how many.
 */
export async function queueReminders(world: World): Promise<number> {
  const { platform } = world.database
  const now = world.clock()
  const day = istDay(now)
  const hours = reminderHours.filter((hour) => hour <= istHour(now))
  let queued = 0
  for (const hour of await openHours(platform, day, hours)) {
    for (let more = true; more;) {
      more = await platform.transaction().execute(async (tx) => {
        const round = await holdRound(tx, day, hour)
        if (!round) return false
        const after = { agencyId: round.afterAgencyId, userId: round.afterUserId }
        const people = await listReminded(tx, hour, after, pageSize)
        const batches = inBatches(people, batchSize).map((batch) => ({ ...batch, day }))
        if (batches.length > 0) await world.queue.addMany(tx, sendReminders, batches)
        const isLast = people.length < pageSize
        await moveRound(
          tx,
          { day, hour },
          {
            last: people.at(-1),
            queued: people.length,
            doneAt: isLast ? now : null,
          },
        )
        queued += people.length
        return !isLast
      })
    }
  }
  return queued
}

type Sending = { agency: AgencyRow; user: UserRow; day: string; picture: DayPicture; language: 'en' | 'hi' }

async function sendMail(world: World, { agency, user, day, picture, language }: Sending): Promise<void> {
  const { agencyId } = agency
  const { userId } = user
  const origin = await world.hosts.originOf(agencyId)
  const { bytes } = await drawnPicture(world, picture)
  const off = `${origin}/reminder/off/${stopToken(world.config.secret, { agencyId, userId, pushDeviceId: null })}`
  const letter = reminderLetter({
    language,
    name: user.name,
    businessName: picture.business.businessName,
    agencyName: agency.agencyName,
    ...wordsOf(picture, language),
    urls: {
      share: `${origin}${sharePath(day, picture.post.imageId)}`,
      off,
      settings: `${origin}/panel/customer/account/reminder`,
    },
  })
  await world.mail.send({
    agencyId,
    to: user.email!,
    ...signedBy(letter, agency),
    files: [{ name: `greeting-${day}.jpg`, type: 'image/jpeg', bytes, cid: pictureCid }],
    unsubscribe: off,
    messageId: `reminder.${day}.${agencyId}.${userId}@${new URL(origin).hostname}`,
  })
}

async function sendPush(
  world: World,
  { agency, user, day, language }: Omit<Sending, 'picture'>,
  picture: DayPicture | null,
  devices: readonly DeviceRow[],
) {
  const { agencyId } = agency
  const { secret } = world.config
  const origin = await world.hosts.originOf(agencyId)
  const drawn = picture && (await drawnPicture(world, picture))
  const shown = picture &&
    drawn && {
      imageId: picture.post.imageId,
      title: wordsOf(picture, language).title,
      url: `${origin}/api/v1/public/reminder/picture?token=${pictureToken(secret, {
        agencyId,
        businessId: picture.business.businessId,
        imageId: picture.post.imageId,
        hash: drawn.hash,
        day,
      })}`,
    }
  const leftSec = Math.floor((startOfDay(addDays(day, 1)).getTime() - world.clock().getTime()) / 1000)
  const ttlSec = Math.max(0, Math.min(mostWaitSec, leftSec))
  return sendToDevices(world, agencyScope(agencyId), devices, ({ pushDeviceId }) => ({
    topic: `reminder-${day}`,
    ttlSec,
    payload: noticeOf({
      language,
      day,
      businessName: picture?.business.businessName ?? '',
      picture: shown,
      stopToken: stopToken(secret, { agencyId, userId: user.userId, pushDeviceId }),
    }),
  }))
}

/** The agency and the customer, while both are at work. */
async function whoIs(world: World, agencyId: number, userId: number) {
  const scope = agencyScope(agencyId)
  const agency = await findAgency(world.database.platform, agencyId)
  if (!agency || standstillOf(agency, world.clock()) !== 'none') return null
  const user = await world.database.inScope(scope, (tx) => findUser(tx, scope, userId))
  return user ? { agency, user, scope } : null
}

/**
 * Reminds one customer on one day. What is true now decides: who switched it off, chose a later hour, was suspended or has
 * nothing to send gets nothing. By each channel it goes out once a day; what cannot be handed over comes again with the job.
 */
export async function remind(
  world: World,
  { agencyId, userId, day }: { agencyId: number; userId: number; day: string },
): Promise<void> {
  const now = world.clock()
  if (day !== istDay(now)) return
  const found = await whoIs(world, agencyId, userId)
  if (!found) return
  const { agency, user, scope } = found
  const wish = reminderOf(user.preference)
  if (!wish || istHour(now) < wish.hour) return
  const { devices, done } = await world.database.inScope(scope, async (tx) => ({
    devices: await listDevices(tx, scope, userId),
    done: await listDelivered(tx, scope, userId, day),
  }))
  const byMail = wish.mail && user.email !== null && !done.includes('mail')
  const byPush = devices.length > 0 && !done.includes('push')
  if (!byMail && !byPush) return
  const picture = await pictureOfDay(world, agency, user, { day, onlyOccasions: wish.onlyOccasions })
  if (!picture) return
  const sending = { agency, user, day, picture, language: panelLanguageOf(user.preference, agency) } as const
  // Drawn before a transaction begins.
  await drawnPicture(world, picture)
  const claim = (channel: 'push' | 'mail', send: () => Promise<unknown>) =>
    world.database.inScope(scope, async (tx) => {
      if (!(await claimReminder(tx, { agencyId, userId, day, channel, sentAt: now }))) return
      // If it cannot be handed over, the note falls with the transaction and the job comes again.
      await send()
    })
  const failures: unknown[] = []
  if (byMail)
    // The note of today stays also where the address is none.
    await claim('mail', () => sendMail(world, sending).catch(unlessNoAddress)).catch((error: unknown) =>
      failures.push(error),
    )
  if (byPush)
    await claim('push', async () => {
      const { sent, mayTryAgain } = await sendPush(world, sending, picture, devices)
      if (sent === 0 && mayTryAgain) throw new Error('No push service took the reminder')
    }).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Reminds the people of a batch. One who cannot be reached now keeps nobody waiting, and comes again with the job. */
export async function remindAll(
  world: World,
  { agencyId, userIds, day }: Batch & { day: string },
): Promise<void> {
  const left = [...userIds]
  const failures: unknown[] = []
  const serve = async () => {
    for (let userId = left.shift(); userId !== undefined; userId = left.shift())
      await remind(world, { agencyId, userId, day }).catch((error: unknown) => {
        world.log.warn({ err: error, agencyId, userId }, 'a reminder did not go out')
        failures.push(error)
      })
  }
  await Promise.all(Array.from({ length: atOnce }, serve))
  if (failures.length > 0) throw new Error(`${failures.length} of ${userIds.length} reminders did not go out`)
}

/** Sends what would come today to somebody who tries it out: counted nowhere, and whatever the hour. */
export async function sendTest(
  world: World,
  { agencyId, userId, pushDeviceId }: { agencyId: number; userId: number; pushDeviceId: number | null },
): Promise<void> {
  const found = await whoIs(world, agencyId, userId)
  if (!found) return
  const { agency, user, scope } = found
  const day = istDay(world.clock())
  const picture = await pictureOfDay(world, agency, user, { day, onlyOccasions: false })
  const language = panelLanguageOf(user.preference, agency)
  if (pushDeviceId === null) {
    if (picture && user.email !== null) await sendMail(world, { agency, user, day, picture, language })
    return
  }
  const devices = await world.database.inScope(scope, (tx) => listDevices(tx, scope, userId))
  const one = devices.filter((device) => device.pushDeviceId === pushDeviceId)
  const { sent, mayTryAgain } = await sendPush(world, { agency, user, day, language }, picture, one)
  if (sent === 0 && mayTryAgain) throw new Error('No push service took the reminder')
}

/** Takes up the daily reminder. */
export async function workDailyReminders(world: World): Promise<void> {
  await world.queue.work(findReminders, async () => {
    const queued = await queueReminders(world)
    if (queued > 0) world.log.info({ queued }, 'daily reminders queued')
    await forgetReminders(world.database.platform, new Date(world.clock().getTime() - keptDays * 86_400_000))
  })
  await world.queue.work(sendReminders, (batch) => remindAll(world, batch))
  await world.queue.work(sendTestReminder, (test) => sendTest(world, test))
}
