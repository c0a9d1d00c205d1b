import { z } from 'zod'
import { BusinessId, Instant, RowNumber } from '../ids.ts'
import { Verdict } from '../verdict.ts'

/** Bounds of sounds that a business brings for its films. */
export const soundBounds = {
  bytes: 15 * 1024 * 1024,
  /** Longest music that is taken; of it the first `keptSeconds` are kept, as no film is longer. */
  mostSeconds: 600,
  leastSeconds: 1,
  keptSeconds: 60,
  /** Of one business. */
  music: 20,
  voice: 150,
  title: 60,
} as const

/** Raised with the words below: whoever agreed to other words is known by it. */
export const soundRightsVersion = 1
/** What is ticked before music is sent (version 1). The panel shows it in its language. */
export const soundRightsText =
  'I have the right to use this music in my films: I made it myself, or its owner has allowed it.'

/** What a sound is for: music of a film, or a voice over it. */
export const soundKinds = ['music', 'voice'] as const
/** Why nothing can be made of a sound. `broken` lies with us. */
export const soundFaults = ['unreadable', 'tooLong', 'tooShort', 'broken'] as const
/** One of `soundFaults`. */
export type SoundFault = (typeof soundFaults)[number]

/** A sound of a business. */
export const VideoSound = z.object({
  soundId: RowNumber,
  businessId: BusinessId,
  kind: z.enum(soundKinds),
  title: z.string(),
  state: z.enum(['waiting', 'ready', 'failed']),
  fault: z.enum(soundFaults).nullable(),
  /** Of what is kept; null until it is ready. */
  seconds: z.number().nullable(),
  /** When it was ticked that the rights are there; null for a voice. */
  rightsAt: Instant.nullable(),
  /** How many living videos use it. */
  uses: z.number().int(),
  createdAt: Instant,
  can: z.object({ delete: Verdict }),
})
/** A sound of a business. */
export type VideoSound = z.infer<typeof VideoSound>
