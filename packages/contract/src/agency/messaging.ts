import { z } from 'zod'
import { plainDigits } from '../digits.ts'
import { AgencyId, Email, MobileNumber, Version } from '../ids.ts'

/** Registered texts of an agency's own SMS account. Without one, that purpose goes out by the platform's account. */
export const smsTemplateNames = ['otp', 'notice', 'invite', 'reminder', 'reminderHi', 'reminderGu'] as const
/** One of `smsTemplateNames`. */
export type SmsTemplateName = (typeof smsTemplateNames)[number]
/** Ports of mail servers: TLS from the start (465), or asked for at the beginning (587, 2525). */
export const mailPorts = [465, 587, 2525] as const

const TemplateId = z
  .string()
  .trim()
  .regex(/^[\w-]{0,60}$/, 'Type the id of the registered text, letters and digits only.')
const Templates = z.strictObject(
  Object.fromEntries(smsTemplateNames.map((name) => [name, TemplateId])) as Record<
    SmsTemplateName,
    typeof TemplateId
  >,
)
/** Never sent back; nothing given leaves what is kept. */
const Secret = z.string().min(4, 'This is too short.').max(200).optional()

/** An agency's own account at the SMS gateway (MSG91), with what DLT asks for. */
export const OwnSms = z.strictObject({
  authkey: Secret,
  /** The sender's name by DLT: six letters. */
  header: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:[A-Z]{6})?$/, 'A header has six letters.'),
  /** The agency's number at the DLT registry, for whoever looks after the account. */
  entityId: z
    .string()
    .trim()
    .overwrite(plainDigits)
    .regex(/^(?:\d{19})?$/, 'An entity id has 19 digits.'),
  templates: Templates,
})
/** An agency's own mail server. */
export const OwnMail = z.strictObject({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .regex(
      /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$|^localhost$/,
      'Type the name of the server, such as smtp.example.in.',
    ),
  port: z.number().int().min(1).max(65_535),
  user: z.string().trim().max(200),
  password: Secret,
  /** The address letters come from. */
  from: Email,
})

/** By what an agency sends. Null: by the platform's account. */
export const MessagingChange = z.strictObject({
  agencyId: AgencyId,
  sms: OwnSms.nullable(),
  mail: OwnMail.nullable(),
  version: Version,
})
/** By what an agency sends, checked. */
export type MessagingChange = z.output<typeof MessagingChange>

/**
 * By what an agency sends, as it is shown: secrets are only said to be there. One that was sealed with a secret of the installation
 * that is not known any more is not there: it has to be typed again.
 */
export const Messaging = z.object({
  agencyId: AgencyId,
  sms: z
    .object({
      hasAuthkey: z.boolean(),
      header: z.string(),
      entityId: z.string(),
      templates: z.record(z.enum(smsTemplateNames), z.string()),
    })
    .nullable(),
  /** What was taken over from another agency for an own account, which begins to count with a key of one's own. */
  prepared: z
    .object({
      header: z.string(),
      entityId: z.string(),
      templates: z.record(z.enum(smsTemplateNames), z.string()),
    })
    .nullable(),
  mail: z
    .object({
      host: z.string(),
      port: z.number().int(),
      user: z.string(),
      hasPassword: z.boolean(),
      from: z.string(),
    })
    .nullable(),
  version: z.number().int(),
})
/** By what an agency sends, as it is shown. */
export type Messaging = z.infer<typeof Messaging>

/** Whom a test goes to. */
export const MessagingTest = z.discriminatedUnion('channel', [
  z.strictObject({ agencyId: AgencyId, channel: z.literal('sms'), to: MobileNumber }),
  z.strictObject({ agencyId: AgencyId, channel: z.literal('mail'), to: Email }),
])
