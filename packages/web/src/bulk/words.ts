import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  BulkJob,
  BulkKind,
  BulkRow,
  BulkRowState,
  BulkState,
  ExportFormat,
  ownReasons,
} from '@parichay/contract/bulk/fields.ts'
import type { ImportField } from '@parichay/contract/bulk/fields.import.ts'
import { type BulkSubject, subjectOf } from '@parichay/contract/bulk/kinds.ts'
import type { FeedbackTag } from '@parichay/contract/feedback/fields.ts'
import { IstDate } from '@parichay/contract/ids.ts'
import type { filterOf } from '../api/bulk.ts'
import type { BusinessQuery } from '../api/staff-queries.ts'
import { statusRefusal } from '../card/words.ts'
import { type FailureWords, reasonText } from '../failure-words.ts'
import { tagWords } from '../feedback/words.ts'
import { personFailure } from '../franchisee/words.ts'
import { dayText } from '../ui/dates.ts'
import type { Tone } from '../ui/StatusChip.tsx'

/** What a job does. */
export const kindNames = {
  move: msg`Move to a franchisee`,
  delete: msg`Delete`,
  plan: msg`Assign plan`,
  message: msg`Message on WhatsApp`,
  import: msg`Import`,
  export: msg`Export to a file`,
  imageShow: msg`Show images`,
  imageHide: msg`Hide images`,
  imagePlace: msg`Category of images`,
  imageTags: msg`Tags of images`,
  imageDay: msg`Date of images`,
  imageDelete: msg`Delete images`,
  imageWithhold: msg`Hide images for the agency`,
  imageRelease: msg`Show images to the agency again`,
  feedbackTags: msg`Tags of feedback`,
  feedbackDelete: msg`Delete feedback`,
  cardPause: msg`Deactivate cards`,
  cardResume: msg`Activate cards`,
  cardDelete: msg`Delete cards`,
  pdfCardDelete: msg`Delete PDF cards`,
  videoDelete: msg`Delete videos`,
  personDisable: msg`Disable people`,
  personEnable: msg`Let people in again`,
  personInvite: msg`Invite people again`,
  agencySuspend: msg`Suspend agencies`,
  agencyResume: msg`Resume agencies`,
} satisfies Record<BulkKind, MessageDescriptor>

/** Kinds of files. */
export const formatNames = {
  csv: msg`CSV, for any spreadsheet`,
  xlsx: msg`Excel (XLSX)`,
} satisfies Record<ExportFormat, MessageDescriptor>

/** Where a job stands, and its colour. */
export const stateWords = {
  waiting: { label: msg`Waits for its turn`, tone: 'neutral' },
  working: { label: msg`Under way`, tone: 'info' },
  open: { label: msg`To be sent`, tone: 'info' },
  done: { label: msg`Done`, tone: 'success' },
  cancelled: { label: msg`Stopped`, tone: 'warning' },
  undoing: { label: msg`Being taken back`, tone: 'info' },
  undone: { label: msg`Taken back`, tone: 'neutral' },
} satisfies Record<BulkState, { label: MessageDescriptor; tone: Tone }>

/** What became of a row. */
export const rowWords = {
  waiting: { label: msg`Waiting`, tone: 'neutral' },
  done: { label: msg`Done`, tone: 'success' },
  refused: { label: msg`Refused`, tone: 'error' },
  undone: { label: msg`Taken back`, tone: 'neutral' },
  kept: { label: msg`Not taken back`, tone: 'warning' },
} satisfies Record<BulkRowState, { label: MessageDescriptor; tone: Tone }>

/** The columns of an import. */
export const fieldNames = {
  phoneNumber: msg`Phone number`,
  businessName: msg`Business name`,
  category: msg`Category`,
  ownerName: msg`Owner’s name`,
  plan: msg`Plan`,
  city: msg`City`,
  state: msg`State`,
  email: msg`E-mail`,
} satisfies Record<ImportField, MessageDescriptor>

const own = {
  OUTSIDE_TERRITORY: msg`It lies outside the territory of this person.`,
  NO_PHONE: msg`Neither the customer nor the business has a number.`,
  TWICE_IN_FILE: msg`The same number and name stand earlier in the file.`,
  SAME_BUSINESS: msg`This customer has a business of this name already.`,
  SAME_PLAN_NAME: msg`Several plans have this name. Give each its own name, or leave the plan out.`,
  NOT_YOURS: msg`Only who keeps this image may change it.`,
  NOT_SHARED: msg`An image of your own is hidden by its own switch.`,
} satisfies Record<(typeof ownReasons)[number], MessageDescriptor>

const ofAll: FailureWords = {
  CONFLICT: msg`Something came in between.`,
  NOT_ALLOWED: msg`Whoever asked for this may not do it any more.`,
}
/** Words for reasons that mean something else for a row than for a call. */
const ofRows: Record<BulkSubject, FailureWords> = {
  business: {
    ...ofAll,
    VALIDATION: msg`A cell of this row is not right.`,
    NOT_FOUND: msg`The business is not there any more.`,
    PHONE_TAKEN: msg`This customer is looked after by somebody else.`,
    LIMIT_REACHED: msg`This customer has as many businesses as one account can hold.`,
  },
  image: {
    ...ofAll,
    NOT_FOUND: msg`The image, or what it should bear, is not there any more.`,
    LIMIT_REACHED: msg`It bears as many tags as an image can.`,
  },
  feedback: { ...ofAll, NOT_FOUND: msg`The feedback is not there any more.` },
  card: {
    ...ofAll,
    ...statusRefusal,
    NOT_FOUND: msg`The card is not there any more.`,
    ONE_CARD_PER_BUSINESS: msg`This business has another card by now.`,
    CARD_ID_TAKEN: msg`Somebody else has its link by now.`,
  },
  pdfCard: {
    ...ofAll,
    NOT_FOUND: msg`The PDF card is not there any more.`,
    LIMIT_REACHED: msg`This business has as many PDF cards as it can keep.`,
  },
  video: {
    ...ofAll,
    NOT_FOUND: msg`The video is not there any more.`,
    LIMIT_REACHED: msg`This business has as many videos as it can keep.`,
  },
  person: {
    ...ofAll,
    ...personFailure,
    NOT_FOUND: msg`This person does not work here any more.`,
    STEP_OUT_OF_ORDER: msg`This person has signed in already and needs no invitation.`,
    LIMIT_REACHED: msg`As many invitations as a day allows were sent. Send the others tomorrow.`,
  },
  agency: {
    ...ofAll,
    NOT_FOUND: msg`The agency is not there any more.`,
    VALIDATION: msg`The agency that runs the platform is never suspended.`,
  },
}

/** What a job is called: what it does and what it is about. */
export function jobName({ kind, about }: Pick<BulkJob, 'kind' | 'about'>): string {
  const day = kind === 'imageDay' && IstDate.safeParse(about).success
  const words = day
    ? dayText(about, i18n.locale)
    : kind === 'feedbackTags'
      ? about.replaceAll(/[a-z]+/gi, (tag) => i18n._(tagWords[tag as FeedbackTag] ?? tag))
      : about
  return [i18n._(kindNames[kind]), words].filter(Boolean).join(' · ')
}

/** Why a row of such a job was refused or kept: in English the server's own sentence. */
export function rowReason({ reason, message }: Pick<BulkRow, 'reason' | 'message'>, kind: BulkKind): string {
  if (reason === null) return ''
  if (i18n.locale === 'en' && message) return message
  return reason in own
    ? i18n._(own[reason as keyof typeof own])
    : reasonText(reason as Exclude<typeof reason, keyof typeof own>, ofRows[subjectOf[kind]])
}

/** How many rows of a job are behind it. */
export const settledRows = ({ state, counts }: Pick<BulkJob, 'state' | 'counts'>): number =>
  state === 'undoing' ? counts.total - counts.done : counts.total - counts.waiting

/** What a sheet over many businesses is opened with. */
export type ManyProps = {
  choice: {
    filter: ReturnType<typeof filterOf<BusinessQuery>> & { businessId?: number; businessIds?: number[] }
    expected: number
    agencyId: number
  }
  onAnswer: (job: BulkJob | null) => void
}
