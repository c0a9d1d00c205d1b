import { z } from 'zod'
import { access, defineRoute, forEveryone } from '../route.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
/** What stands in a link of a reminder: signed here, and of no use for anything else. */
const Token = z.string().min(1).max(400)

/** The daily reminder of the picture of the day; its hour and channel are part of user/preference (screens, account). */
export const reminderRoutes = {
  testReminder: defineRoute({
    method: 'POST',
    path: '/api/v1/reminder/test',
    summary: 'Send the reminder of today once, to this browser or by mail, to see what comes',
    access: access('-', 'O', '-', '-', '-', 'session user'),
    body: z.strictObject({ channel: z.enum(['push', 'mail']) }),
    reply: z.object({ queued: z.literal(true) }),
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  }),
  stopReminder: defineRoute({
    method: 'POST',
    path: '/api/v1/public/reminder/stop',
    summary: 'End the reminder that a link or a notification names: the letters, or those of one browser',
    access: forEveryone('host tenant'),
    body: z.strictObject({ token: Token }),
    reply: z.object({ stopped: z.literal(true) }),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  }),
  getReminderPicture: defineRoute({
    method: 'GET',
    path: '/api/v1/public/reminder/picture',
    summary: 'The picture a notification shows, made beforehand; its link is signed and works for two days',
    access: forEveryone('host tenant'),
    query: z.object({ token: Token }),
    download: 'image/jpeg',
    reply: z.unknown(),
    errors: ['NOT_FOUND'],
  }),
}
