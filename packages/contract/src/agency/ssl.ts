import { z } from 'zod'
import { Instant } from '../ids.ts'

/** Where the certificate of a host name stands: nobody asked for it, it is looked for, visitors meet it, or it was given up (screens 8.30). */
export const sslStates = ['NONE', 'WAITING', 'LIVE', 'FAILED'] as const
/** One of `sslStates`. */
export type SslState = (typeof sslStates)[number]

/**
 * What the last look found wrong: the name is known in one network only; it leads nowhere, or into a private network; nobody answers
 * there by https; browsers refuse the certificate; or what answers is not this agency's panel.
 */
export const sslFaults = [
  'INNER_NAME',
  'NO_ADDRESS',
  'INNER_ADDRESS',
  'NO_ANSWER',
  'CERTIFICATE',
  'ELSEWHERE',
] as const
/** One of `sslFaults`. */
export type SslFault = (typeof sslFaults)[number]

/** Looks without success after which a certificate counts as failed. */
export const sslTries = 5

/** A host name of an agency with its certificate. */
export const AgencyHost = z.object({
  host: z.string(),
  state: z.enum(sslStates),
  /** What the last look found wrong; null where it found nothing, or nobody looked. */
  fault: z.enum(sslFaults).nullable(),
  /** Looks in a row that found something wrong. */
  tries: z.number().int(),
  /** When visitors' certificate ends, as far as it was met. */
  endsAt: Instant.nullable(),
  lookedAt: Instant.nullable(),
})
export type AgencyHost = z.infer<typeof AgencyHost>
