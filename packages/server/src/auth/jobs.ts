import { z } from 'zod'
import { defineJob } from '../platform/queue.ts'

/** Tells an account's owner, on the address it had before, that password, phone, e-mail or the second step changed. */
export const noticeOfChange = defineJob({
  name: 'auth.notice',
  payload: z.object({
    agencyId: z.number().int(),
    what: z.enum([
      'password',
      'phone',
      'email',
      'emailConfirmed',
      'phoneBack',
      'emailBack',
      'secondStepOn',
      'secondStepOff',
    ]),
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

/** Tells a member of staff that their account was opened on a browser that never was here. */
export const noticeOfDevice = defineJob({
  name: 'auth.device',
  payload: z.object({
    agencyId: z.number().int(),
    franchiseeId: z.number().int(),
    /** What the browser calls itself. */
    device: z.string(),
    at: z.string(),
  }),
  attempts: 3,
  timeoutSec: 60,
})
