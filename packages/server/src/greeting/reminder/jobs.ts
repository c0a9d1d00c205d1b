import { IstDate } from '@parichay/contract/ids.ts'
import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

const id = z.number().int().positive()

/** Every five minutes while reminders may come: whose hour it is. What a worker that was killed left is found by the next one. */
export const findReminders = defineJob({
  name: 'greeting.find-reminders',
  payload: z.object({}),
  attempts: 3,
  timeoutSec: 600,
  cron: '*/5 6-23 * * *',
})

/** Most people of one job. */
export const batchSize = 20

/** Sends the reminders of one day to some people of one agency. */
export const sendReminders = defineJob({
  name: 'greeting.reminders',
  payload: z.object({ agencyId: id, day: IstDate, userIds: z.array(id).min(1).max(batchSize) }),
  attempts: 5,
  timeoutSec: 600,
})

/** Sends the reminder of today to somebody who wants to see what comes; to one browser, or by mail. */
export const sendTestReminder = defineJob({
  name: 'greeting.test-reminder',
  payload: z.object({ agencyId: id, userId: id, pushDeviceId: id.nullable() }),
  attempts: 2,
  timeoutSec: 60,
})
