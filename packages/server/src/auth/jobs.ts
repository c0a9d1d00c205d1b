import { z } from 'zod'
import { defineJob } from '../platform/queue.ts'

/** Tells an account's owner, on the address it had before, that password, phone or e-mail changed. */
export const noticeOfChange = defineJob({
  name: 'auth.notice',
  payload: z.object({
    agencyId: z.number().int(),
    what: z.enum(['password', 'phone', 'email']),
    phoneNumber: z.string().nullable(),
    email: z.string().nullable(),
  }),
  sealed: ['phoneNumber', 'email'],
  attempts: 3,
  timeoutSec: 60,
})

/** Tells an account's owner that somebody tries to sign in with wrong passwords or codes. */
export const noticeOfTries = defineJob({
  name: 'auth.tries',
  payload: z.object({
    agencyId: z.number().int(),
    userId: z.number().int().nullable(),
    franchiseeId: z.number().int().nullable(),
  }),
  attempts: 3,
  timeoutSec: 60,
})
