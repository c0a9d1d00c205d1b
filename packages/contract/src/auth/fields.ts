import { z } from 'zod'
import { Language } from '../agency/fields.ts'
import { plainDigits } from '../digits.ts'
import { ReminderWish } from '../greeting/fields.reminder.ts'
import { GreetingTaste } from '../greeting/fields.taste.ts'
import { Email, Instant, line, MobileNumber, RowNumber, SessionId, UserId } from '../ids.ts'

/** Lengths of passwords (security.md 3.1). */
export const passwordLength = { customer: 8, staff: 12, max: 128 } as const

/** Seconds to wait before the second, third and later codes. */
export const resendWaitSec = [30, 60, 120] as const
/** Seconds a code works. */
export const otpLifeSec = 300
/** Codes by SMS after which another way is offered (screens.md, /panel/otp). */
export const smsBeforeOtherWays = 2
/** Wrong codes after which a code is dead. */
export const otpTries = 5

/** Hours in which an account is taken back with the number or address it had before a change (security.md 3.3). */
export const takeBackHours = 72

/** Not trimmed and not cut: a blank is part of a password (ASVS 6.2.8). */
export const Password = z.string().min(1, 'This field is required.').max(passwordLength.max)

/** Specification 3, constant list 'titles'. */
export const titles = ['Mr.', 'Ms.', 'Dr.', 'Mrs.'] as const
/** One of `titles`. */
export const Title = z.enum(titles)

/** What a customer chose for the panel. */
export const Preference = z.object({
  language: Language.optional(),
  dataSaver: z.boolean().optional(),
  activeBusinessId: RowNumber.optional(),
  greetings: GreetingTaste.optional(),
  reminder: ReminderWish.optional(),
})

/** A customer as they see themselves (GET user). */
export const User = z.object({
  userId: UserId,
  isForeignUser: z.boolean(),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  title: Title.nullable(),
  name: z.string(),
  /** The own photo, small and square. No card and no page of visitors shows it. */
  photoUrl: z.string().nullish(),
  preference: Preference,
  mustChangePassword: z.boolean(),
  createdAt: Instant,
  /** When the terms and the privacy policy were accepted; null before the first password of one's own. */
  consentAt: Instant.nullish(),
})
export type User = z.infer<typeof User>

/** A person is named by phone, or by e-mail if foreign. Exactly one of the two. */
export const Identity = z.strictObject({ phoneNumber: MobileNumber.optional(), email: Email.optional() })

/** By what a code may come. */
export const CodeChannel = z.enum(['sms', 'email'])
export type CodeChannel = z.infer<typeof CodeChannel>

/** Where a code went, masked, and when another may be asked for, by what. */
export const CodeSent = z.object({
  /** Null where it went to the address of an account, if there is one: who asks is told no more than that. */
  sentTo: z.string().nullable(),
  channel: CodeChannel,
  /** By what else the next code may be asked for, and where it would go; null as above. */
  otherWays: z.array(z.object({ channel: CodeChannel, sentTo: z.string().nullable() })),
  resendAfterSec: z.number().int(),
  expiresInSec: z.number().int(),
})
export type CodeSent = z.infer<typeof CodeSent>

/** Six digits of any script. */
export const Otp = z
  .string()
  .transform(plainDigits)
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6 digits of the code.'))

/** One signed-in browser of this person. */
export const Session = z.object({
  sessionId: SessionId,
  device: z.string(),
  ip: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
  isCurrent: z.boolean(),
})

/** Body of user/preference: only what is given changes, of the reminder each part by itself. */
export const ProfileChange = z.strictObject({
  title: Title.nullable().optional(),
  name: line(80).optional(),
  /** A picture uploaded as `profile`; null takes the photo off. */
  photoDocumentId: RowNumber.nullable().optional(),
  preference: Preference.extend({ reminder: ReminderWish.partial().optional() }).strict().optional(),
})
