import { changedLeaves, differences } from '@parichay/contract/activity/rules.ts'
import { firstPart } from '@parichay/contract/first-part.ts'
import { languagesOfBusiness } from '@parichay/contract/greeting/languages.ts'
import type { LogoColours } from '@parichay/contract/greeting/fields.frames.ts'
import {
  GivenPdfCardDetails,
  pdfCardBounds,
  type PdfCardDetails,
  type PdfCover,
} from '@parichay/contract/pdf-card/fields.ts'
import { type PdfTemplateCode, pdfTemplateCodes, templateOf } from '@parichay/contract/pdf-card/templates.ts'
import { placeLine } from '@parichay/contract/place-line.ts'
import { type Entitlement } from '@parichay/contract/plan/entitlement.ts'
import { createHash } from 'node:crypto'

/** Raised whenever cards are drawn differently, so that nobody keeps the old files. */
const drawing = 1

/** What of a business a new card begins with. */
export type Profile = {
  businessName: string
  mobile: string | null
  ownerPhoneNumber: string | null
  ownerName: string
  email: string | null
  city: string | null
  logoDocumentId: number | null
  profile: object
}

/** The templates that stand in for one that is not offered any more: a visiting card's, and an ID card's. */
const standIns = { visiting: 'slope', id: 'desk' } as const
/** What only an ID card says of its person. */
const isOfId = (person: unknown) => {
  const said = (person ?? {}) as Record<string, unknown>
  return ['idNo', 'bloodGroup', 'dateOfBirth', 'validTill', 'photoDocumentId'].some((name) => said[name])
}

/** The template a stored card is drawn with: its own, or for one that was withdrawn the one that stands in. */
export const codeOf = ({
  templateCode,
  details,
}: {
  templateCode: string
  details: unknown
}): PdfTemplateCode =>
  pdfTemplateCodes.find((code) => code === templateCode) ??
  standIns[isOfId((details as { person?: unknown } | null)?.person) ? 'id' : 'visiting']

/**
 * What a stored card says; null for one from before there was an editor. One whose template was withdrawn says all it said
 * in another design.
 */
export function readDetails(stored: unknown): PdfCardDetails | null {
  const read = GivenPdfCardDetails.safeParse(stored)
  if (read.success) return read.data
  if (typeof stored !== 'object' || stored === null) return null
  const { templateCode } = stored as { templateCode?: unknown }
  const standIn = codeOf({ templateCode: String(templateCode), details: stored })
  if (standIn === templateCode) return null
  return GivenPdfCardDetails.safeParse({ ...stored, templateCode: standIn }).data ?? null
}

/**
 * What an entry of the log keeps of a change of a card: before and after of what the organisation says and of how it looks. Of the
 * person it names only that their number, birthday, address or photograph changed: employees did not ask to stand in a log. Pure.
 */
export function traceOfDetails(before: object, after: PdfCardDetails): Record<string, unknown> {
  const { person: was, ...open } = before as Partial<PdfCardDetails>
  const { person: is, ...now } = after
  const withheld = differences({ person: was }, { person: is }).map(({ field }) => field)
  return { ...changedLeaves(open, now), ...(withheld.length > 0 && { withheld }) }
}

const phoneIn = (text: string) => text.replace(/[^+\d ().-]/g, '').slice(0, 20)

/** The card a business begins with: everything its profile knows, so that a file exists before anything is typed. */
export function startDetails(business: Profile, logo: LogoColours | null): PdfCardDetails {
  const known = business.profile as Record<string, unknown>
  const text = (name: string) => {
    const value = known[name]
    return typeof value === 'string' ? value : ''
  }
  const website = (known['website'] as { address?: string } | null | undefined)?.address ?? ''
  const address = placeLine([text('address'), business.city ?? '', text('pin')])
  const usual = templateOf('slope').colours
  const phone = phoneIn(business.mobile ?? business.ownerPhoneNumber ?? '')
  return {
    templateCode: 'slope',
    language: languagesOfBusiness({ texts: [business.businessName] })[0] ?? 'en',
    colours: logo?.main ? { main: logo.main, accent: logo.accent ?? usual.accent } : usual,
    common: {
      companyName: firstPart(business.businessName, pdfCardBounds.name),
      tagline: '',
      phone,
      whatsapp: phoneIn(text('whatsapp')) || phone,
      email: business.email ?? '',
      website: website.slice(0, 120),
      address: firstPart(address, pdfCardBounds.address),
      hasLogo: business.logoDocumentId !== null,
      signatory: '',
      signatureDocumentId: null,
    },
    person: {
      name: firstPart(text('ownerName') || business.ownerName, pdfCardBounds.name),
      designation: firstPart(text('designation'), 60),
      department: '',
      idNo: '',
      bloodGroup: null,
      dateOfBirth: null,
      phone: '',
      emergencyPhone: '',
      validTill: null,
      address: '',
      photoDocumentId: null,
    },
    code: 'card',
    codeText: '',
    barcode: false,
  }
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** One word that changes with everything a card shows: the same word is the same file. */
export const contentHash = (
  details: PdfCardDetails,
  around: { keys: Readonly<Record<string, string>>; cardUrl: string | null; verifyUrl: string },
): string => {
  // Cards without a barcode say what they said before there were any.
  const { barcode, ...rest } = details
  return hashOf([
    drawing,
    barcode ? details : rest,
    around.keys,
    around.cardUrl,
    ...(details.code === 'verify' ? [around.verifyUrl] : []),
  ]).slice(0, 32)
}

/** The same with names in one order: the database keeps them in its own. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, inner]) => [name, sorted(inner)])
    : value

/**
 * One word for what is seen on the printed card: another word is a card that was changed since. What its template or its code does not
 * show, such as the address of a digital card that was published meanwhile, changes nothing. Marks of before hold only while what is
 * added to the details later stands here behind a condition.
 */
export function printedWord({
  details,
  keys,
  cardUrl,
  verifyUrl,
}: {
  details: PdfCardDetails
  keys: Readonly<Record<string, string>>
  cardUrl: string | null
  verifyUrl: string
}): string {
  const { code, codeText, common, person, ...look } = details
  const { photoDocumentId: _photo, ...words } = person
  const { signatureDocumentId: _signature, ...organisation } = common
  const shown = {
    logo: common.hasLogo ? keys['logo'] : undefined,
    photo: templateOf(details.templateCode).photo === null ? undefined : keys['photo'],
    signature: keys['signature'],
  }
  const coded = { card: cardUrl, verify: verifyUrl, text: codeText, vcard: '', none: '' }[code]
  return hashOf([look, organisation, words, shown, code, coded].map(sorted)).slice(0, 32)
}

/** What is counted: this person on this card. Name and photograph make the person (screens 8.21). */
export const personObject = (pdfCardNo: number, { common, person }: PdfCardDetails): string => {
  const name = (person.name || common.companyName).normalize().toLocaleLowerCase('en').replace(/\s+/g, ' ')
  return `pdfCard ${pdfCardNo} ${hashOf([name, person.photoDocumentId]).slice(0, 16)}`
}

/** What pays for a file without watermark: what costs nothing first, then what was bought for this card, then the plan. */
export function coverOf(known: {
  isMade: boolean
  isCorrection: boolean
  singleExports: number
  entitlement: Entitlement
}): PdfCover {
  const { entitlement } = known
  const left = entitlement.left
  if (known.isMade) return { by: 'made', why: null, left }
  if (!entitlement.allowed && entitlement.why === 'suspended') return { by: 'none', why: 'suspended', left }
  if (known.isCorrection) return { by: 'correction', why: null, left }
  if (known.singleExports > 0) return { by: 'single', why: null, left }
  return entitlement.allowed ? { by: 'plan', why: null, left } : { by: 'none', why: entitlement.why, left }
}
