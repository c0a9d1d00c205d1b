import { z } from 'zod'
import { RowNumber } from '../ids.ts'

/** Bounds of a film that staff upload (design, Greeting videos). It comes in parts of `partBytes`, so that a slow line may begin again where it was. */
export const filmBounds = {
  bytes: 100 * 1024 * 1024,
  partBytes: 4 * 1024 * 1024,
  seconds: 60,
  /** Least and most px of a side. */
  smallest: 480,
  largest: 4096,
  /** Most frames a second of what is uploaded. */
  fps: 240,
} as const

/** How many parts a film of so many bytes comes in. */
export const filmParts = (bytes: number): number => Math.max(1, Math.ceil(bytes / filmBounds.partBytes))

/** Why no post can be made of a film. `broken` lies with us. */
export const filmFaults = [
  'unreadable',
  'infected',
  'tooLong',
  'wrongShape',
  'tooSmall',
  'tooHeavy',
  'broken',
] as const
/** One of `filmFaults`. */
export type FilmFault = (typeof filmFaults)[number]

/** A film on its way into the library. */
export const GreetingFilm = z.object({
  filmId: z.number().int(),
  name: z.string(),
  state: z.enum(['arriving', 'waiting', 'making', 'ready', 'failed']),
  /** Of the making; of the arriving the browser knows more. */
  percent: z.number().int(),
  /** Parts that are here. */
  arrived: z.array(z.number().int()),
  fault: z.enum(filmFaults).nullable(),
  /** What a post takes, once it is ready. */
  documentId: z.number().int().nullable(),
  shape: z.enum(['SQUARE', 'STORY']).nullable(),
  seconds: z.number().nullable(),
  pictureUrl: z.string().nullable(),
  previewUrl: z.string().nullable(),
})
export type GreetingFilm = z.infer<typeof GreetingFilm>

/** What is sent before the first part. */
export const NewGreetingFilm = z.strictObject({
  name: z.string().trim().min(1).max(200),
  bytes: z.number().int().min(1).max(filmBounds.bytes, 'This video is larger than 100 MB. Make it smaller.'),
})

/** A film in a business's frame. */
export const FilmCopy = z.object({
  copyId: z.number().int(),
  imageId: z.number().int(),
  state: z.enum(['waiting', 'making', 'ready', 'failed', 'cancelled']),
  percent: z.number().int(),
  /** Films that are made before this one. */
  ahead: z.number().int(),
  bytes: z.number().int().nullable(),
  /** Fetching it counts nothing: it was counted within the last week. */
  isFree: z.boolean(),
})
export type FilmCopy = z.infer<typeof FilmCopy>

/** The film of a post, where it is one. */
export const PostFilm = z.object({ previewUrl: z.string(), seconds: z.number() })

/** Names a copy in a call. */
export const CopyOf = z.strictObject({ businessId: RowNumber, copyId: RowNumber })
