import { z } from 'zod'
import { plainTaxNo } from '../business/rules.gstin.ts'

/** A permanent account number of the income tax office, in capitals, or null; commission is taxed under it. */
export const Pan = z
  .preprocess(
    (value) => (typeof value === 'string' ? plainTaxNo(value) || null : value),
    z.string().nullable(),
  )
  .refine((text) => text === null || /^[A-Z]{5}\d{4}[A-Z]$/.test(text), 'A PAN is like ABCDE1234F.')

/** What is said of a PAN that is not the one in the GSTIN beside it. */
export const otherPan = 'The GSTIN belongs to another PAN.'

/** Whether both are of the same person: a GSTIN carries a PAN from its third sign on. One alone always is. */
export const isPanOf = (gstin: string | null, pan: string | null): boolean =>
  gstin === null || pan === null || gstin.slice(2, 12) === pan
