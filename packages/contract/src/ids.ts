import { z } from 'zod'
import { plainNumber, plainPin } from './digits.ts'
import { isSeen, seenText, withoutUnseen } from './unseen.ts'

const number = () => z.coerce.number().int().positive().max(2_147_483_647)

/** Numbers given by the database; they arrive as text in a query and as numbers in a body. */
export const AgencyId = number()
/** A customer. */
export const UserId = number()
/** A member of staff. */
export const FranchiseeId = number()
/** A business. */
export const BusinessId = number()
/** A digital card; the public name is `cardId`. */
export const CardNo = number()
/** A stored picture. */
export const DocumentId = number()
/** A signed-in browser. */
export const SessionId = z.uuid()

/** A number of the database inside a body of JSON, where it is never text. */
export const RowNumber = z.number().int().positive().max(2_147_483_647)

/** How often something was changed, for saving only over what one has seen. */
export const Version = z.number().int().min(0).max(2_147_483_647)

/**
 * Whether an address leads where it seems to: `http` or `https`, two slashes, a host, and no name and password in front
 * of it. Browsers mend everything else in silence (`https:////x`, `https:\\x`), so that not what was looked at is opened.
 */
export const isPlainLink = (text: string): boolean => /^https?:\/\/[^\s/\\?#@]+(?:[/?#]|$)/i.test(text)

/** What was copied, without blanks around it and signs that nobody sees. */
const copied = z.string().overwrite((text) => withoutUnseen(text).trim())

/** A place on a map or any other page. */
export const WebLink = copied
  .check(z.url({ protocol: /^https?$/, error: 'A valid link is required.' }))
  .max(500)
  .refine(isPlainLink, 'A valid link is required.')

/** A flag in a query string: `true` or `false`. */
export const Flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** An instant as ISO 8601 in UTC. */
export const Instant = z.iso.datetime()

/** An Indian calendar date (Asia/Kolkata), `YYYY-MM-DD`. */
export const IstDate = z.iso.date()

/** An Indian mobile number in E.164: `+91` and ten digits beginning with 6 to 9. */
export const MobileNumber = z.string().regex(/^\+91[6-9]\d{9}$/, 'A valid phone number is required.')

/**
 * Any number a shop may print: digits of any script, kept as 0 to 9, with optional plus, blanks, dots, brackets and dashes; signs
 * that contacts and chats put around a number when it is copied are left out.
 */
export const AnyPhone = z
  .string()
  .overwrite(plainNumber)
  .max(20)
  .regex(/^\+?[\d][\d ().-]{4,18}$/, 'A valid phone number is required.')

/** The PIN of a post office: digits of any script, kept as 0 to 9, without the blank that many write in the middle. */
export const PinCode = z
  .string()
  .overwrite(plainPin)
  .regex(/^[1-9]\d{5}$/, 'A PIN has 6 digits and does not begin with 0.')

/** An e-mail address, lower case. */
export const Email = copied
  .check(z.email('A valid email is required.'))
  .max(254)
  .transform((text) => text.toLowerCase())

/**
 * One line of text without control characters and signs that nobody sees, trimmed; in one form (NFC), however a keyboard writes a
 * letter with a dot or an accent.
 */
export const line = (max: number) =>
  z
    .string()
    .transform((text) => seenText(text.normalize().replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')))
    .pipe(z.string().max(max))

const needed = 'This field is required.'

/** As `line`, but text in which nothing is seen is refused with the specification's sentence. */
export const requiredLine = (max: number) =>
  line(max).pipe(
    z
      .string()
      .min(1, needed)
      .refine((text) => text === '' || isSeen(text), needed),
  )

/** Text of several lines, in one form as `line`; other control characters are removed. */
export const paragraph = (max: number) =>
  z
    .string()
    .transform((text) =>
      seenText(
        text
          .normalize()
          .replace(/\r\n?/g, '\n')
          .replace(/[^\P{Cc}\n]/gu, ''),
      ),
    )
    .pipe(z.string().max(max))

/** `#rrggbb`, lower case. */
export const Colour = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Choose a colour such as #2d9bea.')
