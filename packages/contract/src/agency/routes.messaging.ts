import { z } from 'zod'
import { AgencyId } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { Messaging, MessagingChange, MessagingTest } from './messaging.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const platformOnly = access('-', '-', '-', '-', 'X', 'agencyId')

/** By what an agency sends (ours; screens.md 8.4, Messaging). */
export const messagingRoutes = {
  getAgencyMessaging: defineRoute({
    method: 'GET',
    path: '/api/v1/agency/messaging',
    summary: 'The SMS account and mail server of an agency; secrets are never sent back',
    access: platformOnly,
    query: z.object({ agencyId: AgencyId }),
    reply: Messaging,
    errors: [...dead, 'NOT_FOUND'],
  }),
  saveAgencyMessaging: defineRoute({
    method: 'PUT',
    path: '/api/v1/agency/messaging',
    summary: 'Set the SMS account and mail server of an agency, or leave it with the platform’s',
    access: platformOnly,
    body: MessagingChange,
    reply: Messaging,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  testAgencyMessaging: defineRoute({
    method: 'POST',
    path: '/api/v1/agency/messaging/test',
    summary: 'Send one SMS or letter as the agency would; costs a message',
    access: platformOnly,
    body: MessagingTest,
    once: true,
    reply: z.object({
      sent: z.literal(true),
      /** Whose account it went out by. */
      by: z.enum(['agency', 'platform']),
    }),
    errors: [...dead, 'NOT_FOUND', 'SMS_UNAVAILABLE', 'MAIL_UNAVAILABLE', 'RATE_LIMITED'],
  }),
}
