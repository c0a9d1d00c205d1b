import { z } from 'zod'
import { BusinessId, Instant, RowNumber } from '../ids.ts'
import { Verdict } from '../verdict.ts'

/** Bounds of sounds and clips that a business brings for its films. */
export const soundBounds = {
  bytes: 15 * 1024 * 1024,
  /** Longest music that is taken; of it the first `keptSeconds` are kept, as no film is longer. */
  mostSeconds: 600,
  leastSeconds: 1,
  keptSeconds: 60,
  /** Of one business. */
  music: 20,
  voice: 150,
  clip: 40,
  title: 60,
} as const
/** Bounds of a clip: what may be sent, and what is kept of it. Sides in px. */
export const clipBounds = {
  bytes: 40 * 1024 * 1024,
  mostSeconds: 60,
  /** Of it the first so many are kept, without sound. */
  keptSeconds: 30,
  smallest: 240,
  largest: 4096,
  /** The longer side of what is kept. */
  keptSide: 1280,
  /** Most frames a second of what is sent. */
  fps: 240,
} as const

/** Raised with the words below: whoever agreed to other words is known by it. */
export const soundRightsVersion = 1
/** What is ticked before music is sent (version 1). The panel shows it in its language. */
export const soundRightsText =
  'I have the right to use this music in my films: I made it myself, or its owner has allowed it.'

/** What is sent for a film: its music, a voice over it, or a clip that is seen in it and not heard. */
export const soundKinds = ['music', 'voice', 'clip'] as const
/** Why nothing can be made of it. `broken` lies with us; the last two are said of clips only. */
export const soundFaults = ['unreadable', 'tooLong', 'tooShort', 'broken', 'tooSmall', 'tooHeavy'] as const
/** One of `soundFaults`. */
export type SoundFault = (typeof soundFaults)[number]

/** A sound or clip of a business. */
export const VideoSound = z.object({
  soundId: RowNumber,
  businessId: BusinessId,
  kind: z.enum(soundKinds),
  title: z.string(),
  state: z.enum(['waiting', 'ready', 'failed']),
  fault: z.enum(soundFaults).nullable(),
  /** Of what is kept; null until it is ready. */
  seconds: z.number().nullable(),
  /** When it was ticked that the rights are there; null for a voice or clip. */
  rightsAt: Instant.nullable(),
  /** How many living videos use it. */
  uses: z.number().int(),
  createdAt: Instant,
  can: z.object({ delete: Verdict }),
})
/** A sound or clip of a business. */
export type VideoSound = z.infer<typeof VideoSound>
