import { restoreDays } from '@parichay/contract/business/rules.ts'
import { reminderPlace } from '../greeting/reminder/rules.ts'
import { placeOf } from '../card/page/picture/rules.ts'
import { madeKey } from '../platform/made-files.ts'

/** What is erased, in the order of the night: parts before the business, and the businesses before their owner. */
export const erasedKinds = ['card', 'pdfCard', 'video', 'business', 'user'] as const
/** One of `erasedKinds`. */
export type ErasedKind = (typeof erasedKinds)[number]

/** How many of a kind are looked up at once. */
export const batchSize = 100
/** How long one run goes on, in milliseconds; what is left then is taken up by the next one. */
export const runMs = 480_000
/** How many stored files one job takes away. */
export const filesOfJob = 200

const dayMs = 86_400_000

/** What was deleted before this is erased: the days in which it could be brought back are over. */
export const erasedBefore = (now: Date): Date => new Date(now.getTime() - restoreDays * dayMs)

/** A stored file with its makes, as `document.forget` knows them. */
export type StoredFile = { storageKey: string; files: string[] }

/** A file that stands for itself. */
export const single = (storageKey: string): StoredFile => ({ storageKey, files: [storageKey] })

/** A card by its numbers, with all addresses it ever had. */
export type CardAddresses = { cardNo: number; cardIds: string[] }

/** The pictures and posters that may have been drawn of a card, for each address of the agency's pages. */
export const picturesOfCard = (
  agencyId: number,
  { cardNo, cardIds }: CardAddresses,
  origins: readonly string[],
): StoredFile[] =>
  origins.flatMap((origin) =>
    cardIds.flatMap((cardId) =>
      (['og.jpg', 'poster.pdf'] as const).map((kind) =>
        single(madeKey(placeOf({ agencyId, cardNo, kind, url: `${origin}/${cardId}` }))),
      ),
    ),
  )

/** The picture that the reminders of a business showed last. */
export const pictureOfReminder = (agencyId: number, businessId: number): StoredFile =>
  single(madeKey(reminderPlace(agencyId, businessId)))

/** Files in portions of one job each. */
export const inJobs = (files: readonly StoredFile[]): StoredFile[][] =>
  Array.from({ length: Math.ceil(files.length / filesOfJob) }, (_none, at) =>
    files.slice(at * filesOfJob, (at + 1) * filesOfJob),
  )
