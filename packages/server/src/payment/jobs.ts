import { z } from 'zod'
import { defineJob } from '../platform/queue.ts'

const agency = { agencyId: z.number().int() }

/** Works on an event of a webhook: the answer went out long before. */
export const applyEvent = defineJob({
  name: 'payment.event',
  payload: z.object({ ...agency, accountId: z.uuid(), eventId: z.string() }),
  attempts: 4,
  timeoutSec: 60,
})

/** Sends money back. */
export const sendBack = defineJob({
  name: 'payment.refund',
  payload: z.object({ ...agency, refundId: z.uuid() }),
  attempts: 2,
  timeoutSec: 60,
})

/** Does what a payment leads to: invoice, letter. */
export const doOutbox = defineJob({
  name: 'payment.outbox',
  payload: z.object({ outboxId: z.number().int() }),
  attempts: 2,
  timeoutSec: 120,
})

/** Every minute: asks the provider about what is not settled. */
export const reconcile = defineJob({
  name: 'payment.reconcile',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 300,
  cron: '* * * * *',
})

/** Every night at 02:40 IST: reads what the provider took yesterday, and checks that every paisa is somewhere. */
export const balance = defineJob({
  name: 'payment.balance',
  payload: z.object({}),
  attempts: 3,
  timeoutSec: 900,
  cron: '40 2 * * *',
  missed: 'once',
})
