import { z } from 'zod'
import { isGstin, plainTaxNo } from '../business/rules.gstin.ts'
import { plainDigits } from '../digits.ts'
import { BusinessId, Instant, IstDate, line, paragraph, PinCode, requiredLine, RowNumber } from '../ids.ts'
import { invoiceKinds } from './series.ts'
import { stateCodes, stateOfGstin } from './states.ts'

/** A state or union territory by its GST code. */
export const State = z.enum(stateCodes)
/** A PIN, or nothing. */
export const Pin = z.union([z.literal(''), PinCode])
/** A GSTIN whose check character fits, in capitals, or null. */
export const Gstin = z
  .preprocess(
    (value) => (typeof value === 'string' ? plainTaxNo(value) || null : value),
    z.string().nullable(),
  )
  .refine((text) => text === null || isGstin(text), 'This GSTIN is not valid. Check each character.')

/** A service's code in the GST tariff. */
export const Sac = z
  .string()
  .overwrite(plainDigits)
  .regex(/^99\d{2,4}$/, 'A SAC has 4 to 6 digits and begins with 99.')
/** On-line content, which cards, greetings and videos are. */
export const defaultSac = '998439'
/** 18 %, in hundredths of a percent. */
export const defaultRate = 1800

const SellerParts = z.strictObject({
  legalName: requiredLine(100),
  gstin: Gstin,
  address: paragraph(250),
  city: line(60),
  state: State.nullable(),
  pin: Pin,
  /** Before the number of every document. */
  prefix: z.string().regex(/^[A-Z0-9]{1,3}$/, 'Use one to three capital letters or digits.'),
  sac: Sac,
  /** Hundredths of a percent. */
  rate: z.union([z.literal(0), z.literal(500), z.literal(1200), z.literal(1800), z.literal(2800)]),
  /** Supplies abroad go out under a letter of undertaking, without IGST. */
  exportsUnderLut: z.boolean(),
})
type SellerParts = z.infer<typeof SellerParts>

/** Names the first thing that does not fit together in a seller's details. */
const sellerFault = ({ gstin, state, address }: SellerParts) =>
  gstin && state && stateOfGstin(gstin) !== state
    ? ([['state'], 'The GSTIN belongs to another state.'] as const)
    : gstin && !state
      ? ([['state'], 'Choose the state of the GSTIN.'] as const)
      : gstin && !address
        ? ([['address'], 'A tax invoice must show the address.'] as const)
        : null

/** Who sells: what the law wants to see of an agency on its invoices. Without a GSTIN it gives receipts. */
export const Seller = SellerParts.superRefine((seller, context) => {
  const fault = sellerFault(seller)
  if (fault) context.addIssue({ code: 'custom', path: [...fault[0]], message: fault[1] })
})
/** Who sells. */
export type Seller = z.infer<typeof Seller>
/** The same as it is kept, with the version that a change is typed on. */
export const SellerRecord = z.object({ ...SellerParts.shape, version: z.number().int() })
/** Who sells, as it is kept. */
export type SellerRecord = z.infer<typeof SellerRecord>

/** Who buys, as far as it is known. */
export const Buyer = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: State.nullable(),
  pin: z.string(),
  gstin: z.string().nullable(),
  phone: z.string(),
  email: z.string(),
  isForeign: z.boolean(),
})
/** Who buys. */
export type Buyer = z.infer<typeof Buyer>

/** Which of the three documents. */
export const InvoiceKind = z.enum(invoiceKinds)
const paise = z.number().int().nonnegative()

/** A document about money, as lists show it. */
export const Invoice = z.object({
  invoiceId: RowNumber,
  kind: InvoiceKind,
  invoiceNo: z.string(),
  issuedOn: IstDate,
  businessId: BusinessId.nullable(),
  /** Whom it is made out to. */
  buyerName: z.string(),
  title: z.string(),
  totalPaise: paise,
  taxPaise: paise,
  /** The invoice that a credit note takes back. */
  creditsNo: z.string().nullable(),
  createdAt: Instant,
})
/** A document about money, as lists show it. */
export type Invoice = z.infer<typeof Invoice>
