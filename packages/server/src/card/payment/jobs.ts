import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

/** Tells the owner of a card that somebody else changed where customers pay to. */
export const noticeOfPayment = defineJob({
  name: 'card.payment-notice',
  payload: z.object({ agencyId: z.number().int(), cardNo: z.number().int() }),
  attempts: 3,
  timeoutSec: 60,
})
