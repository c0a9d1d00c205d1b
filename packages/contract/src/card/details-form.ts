import { z } from 'zod'
import { Title } from '../auth/fields.ts'
import { protocols, WebAddress } from '../business/fields.ts'
import { AnyPhone, Email, line, paragraph, PinCode, requiredLine, WebLink } from '../ids.ts'
import { OpeningHours, type BasicDetails, type Card } from './fields.ts'
import { weekFaults } from './hours.ts'

/** A picture as a form holds it: its number for the server, its address and size for the preview. */
export type TypedPicture = { documentId: number; url: string; width: number; height: number }
const Picture = z
  .object({ documentId: z.number(), url: z.string(), width: z.number(), height: z.number() })
  .nullable()

const orEmpty = (type: z.ZodType<string, string>) =>
  z.string().transform((text, issues): string => {
    if (text.trim() === '') return ''
    const read = type.safeParse(text)
    if (read.success) return read.data
    issues.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? 'This field is required.' })
    return z.NEVER
  })
const blankIsNull = (text: string) => (text.trim() === '' ? null : text)

/**
 * Basic details as a form holds them: every box is text, empty rows are allowed, pictures carry their address.
 * Its output is what the server takes.
 */
export const DetailsForm = z
  .object({
    companyName: requiredLine(60),
    tagline: line(80),
    ownerTitle: Title.nullable(),
    ownerName: line(60),
    designation: line(60),
    logo: Picture,
    cover: Picture,
    phones: z.array(z.object({ label: line(20), number: orEmpty(AnyPhone) })).max(3),
    whatsapp: orEmpty(AnyPhone),
    whatsappMessage: paragraph(200),
    emails: z.array(z.object({ address: orEmpty(Email) })).max(3),
    website: z.object({ protocol: z.enum(protocols), address: WebAddress }),
    address: paragraph(250),
    city: line(60),
    state: line(60),
    pin: orEmpty(PinCode),
    mapLink: orEmpty(z.string().trim().pipe(WebLink)),
    hours: OpeningHours.nullable(),
  })
  .superRefine(({ phones, hours }, issues) => {
    if (phones.every((phone) => phone.number === '')) {
      issues.addIssue({
        code: 'custom',
        path: ['phones', 0, 'number'],
        message: 'A valid phone number is required.',
      })
    }
    for (const { day, message } of hours ? weekFaults(hours) : [])
      issues.addIssue({ code: 'custom', path: ['hours', day], message })
  })
  .transform(({ logo, cover, phones, emails, website, whatsapp, pin, mapLink, ...rest }): BasicDetails => ({
    ...rest,
    logoDocumentId: logo?.documentId ?? null,
    coverDocumentId: cover?.documentId ?? null,
    phones: phones.filter((phone) => phone.number !== ''),
    emails: emails.map((email) => email.address).filter(Boolean),
    website: website.address ? website : null,
    whatsapp: blankIsNull(whatsapp),
    pin: blankIsNull(pin),
    mapLink: blankIsNull(mapLink),
  }))
/** Basic details as the form holds them while somebody types. */
export type TypedDetails = z.input<typeof DetailsForm>

/** The form of a card's basic details. */
export function typedDetails({
  basicDetails: details,
  pictures,
}: Pick<Card, 'basicDetails' | 'pictures'>): TypedDetails {
  const { logoDocumentId, coverDocumentId, ...rest } = details
  const picture = (
    documentId: number | null,
    url: string | null,
    size: { width: number; height: number } | null,
  ) =>
    documentId === null || url === null
      ? null
      : { documentId, url, width: size?.width ?? 1, height: size?.height ?? 1 }
  return {
    ...rest,
    logo: picture(logoDocumentId, pictures.logoUrl, pictures.logoSize),
    cover: picture(coverDocumentId, pictures.coverUrl, pictures.coverSize),
    phones: details.phones.length ? details.phones : [{ label: '', number: '' }],
    whatsapp: details.whatsapp ?? '',
    emails: details.emails.length ? details.emails.map((address) => ({ address })) : [{ address: '' }],
    website: details.website ?? { protocol: 'https', address: '' },
    pin: details.pin ?? '',
    mapLink: details.mapLink ?? '',
  }
}

/** `https://www.shop.in/` pasted into the address of a website: protocol and address apart. */
export function splitWebsite(text: string, protocol: (typeof protocols)[number]): TypedDetails['website'] {
  const found = /^\s*(https?):\/\/(.*)$/i.exec(text)
  return {
    protocol: found ? (found[1]!.toLowerCase() as typeof protocol) : protocol,
    address: (found ? found[2]! : text).trim().replace(/\/$/, ''),
  }
}
