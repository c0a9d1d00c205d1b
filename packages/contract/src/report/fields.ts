import { z } from 'zod'
import type { StaffRole } from '../franchisee/fields.ts'
import { Instant, IstDate, RowNumber } from '../ids.ts'

/** Every report there is; the first two are the project reports of the specification. */
export const reportNames = [
  'digital-card',
  'business',
  'payments',
  'pending',
  'expiring',
  'commission',
  'leads',
  'usage',
  'gst-b2b',
  'gst-b2c',
  'gst-hsn',
  'renewals',
  'greetings',
  'films',
  'sessions',
  'failures',
] as const
/** One of `reportNames`. */
export const ReportName = z.enum(reportNames)
/** One of `reportNames`. */
export type ReportName = z.infer<typeof ReportName>

/** What a cell holds: amounts are paise, days are Indian dates, phones are digits that stay text. */
export type CellKind = 'text' | 'phone' | 'number' | 'date' | 'rupees'

/** Every column of every report: what it holds, and its head in the file. */
export const reportColumns = {
  cardNo: { kind: 'number', head: 'Card no' },
  cardId: { kind: 'text', head: 'Card link' },
  companyName: { kind: 'text', head: 'Company name' },
  template: { kind: 'text', head: 'Design' },
  cardStatus: { kind: 'text', head: 'Card status' },
  done: { kind: 'text', head: 'Progress' },
  publishedOn: { kind: 'date', head: 'Published on' },
  businessId: { kind: 'number', head: 'Business no' },
  businessName: { kind: 'text', head: 'Business' },
  category: { kind: 'text', head: 'Category' },
  city: { kind: 'text', head: 'City' },
  ownerName: { kind: 'text', head: 'Owner' },
  ownerPhone: { kind: 'phone', head: 'Registered phone' },
  businessPhone: { kind: 'phone', head: 'Business phone' },
  email: { kind: 'text', head: 'E-mail' },
  origin: { kind: 'text', head: 'Made by' },
  madeBy: { kind: 'text', head: 'Member of staff' },
  standing: { kind: 'text', head: 'Subscription' },
  plan: { kind: 'text', head: 'Plan' },
  expiryDate: { kind: 'date', head: 'Valid until' },
  daysLeft: { kind: 'number', head: 'Days left' },
  greetings: { kind: 'text', head: 'Greetings' },
  pdfCards: { kind: 'number', head: 'PDF ID cards' },
  pdfCardsDone: { kind: 'number', head: 'PDF ID cards exported' },
  createdOn: { kind: 'date', head: 'Created on' },
  updatedOn: { kind: 'date', head: 'Changed on' },
  recordNo: { kind: 'number', head: 'Payment no' },
  paidOn: { kind: 'date', head: 'Paid on' },
  product: { kind: 'text', head: 'Product' },
  item: { kind: 'text', head: 'Bought' },
  amount: { kind: 'rupees', head: 'Amount (₹)' },
  refunded: { kind: 'rupees', head: 'Given back (₹)' },
  mode: { kind: 'text', head: 'Mode' },
  reference: { kind: 'text', head: 'Reference' },
  invoiceNo: { kind: 'text', head: 'Invoice no' },
  usageKind: { kind: 'text', head: 'Used' },
  stretch: { kind: 'text', head: 'Period' },
  used: { kind: 'number', head: 'Count' },
  lastUsedOn: { kind: 'date', head: 'Last used on' },
  staffName: { kind: 'text', head: 'Member of staff' },
  staffPhone: { kind: 'phone', head: 'Phone of staff' },
  role: { kind: 'text', head: 'Role' },
  businesses: { kind: 'number', head: 'Businesses' },
  sales: { kind: 'number', head: 'Sales' },
  earned: { kind: 'rupees', head: 'Commission earned (₹)' },
  takenBack: { kind: 'rupees', head: 'Commission taken back (₹)' },
  paidOut: { kind: 'rupees', head: 'Commission paid out (₹)' },
  leads: { kind: 'number', head: 'Leads' },
  calls: { kind: 'number', head: 'Calls' },
  chats: { kind: 'number', head: 'WhatsApp' },
  saves: { kind: 'number', head: 'Contacts saved' },
  orders: { kind: 'number', head: 'Orders' },
  forms: { kind: 'number', head: 'Forms' },
  views: { kind: 'number', head: 'Views' },
  issuedOn: { kind: 'date', head: 'Date' },
  documentKind: { kind: 'text', head: 'Document' },
  creditsNo: { kind: 'text', head: 'Credits invoice' },
  gstin: { kind: 'text', head: 'GSTIN of buyer' },
  buyerName: { kind: 'text', head: 'Buyer' },
  place: { kind: 'text', head: 'Place of supply' },
  sac: { kind: 'text', head: 'HSN/SAC' },
  rate: { kind: 'number', head: 'GST rate %' },
  documents: { kind: 'number', head: 'Documents' },
  taxable: { kind: 'rupees', head: 'Taxable value (₹)' },
  cgst: { kind: 'rupees', head: 'CGST (₹)' },
  sgst: { kind: 'rupees', head: 'SGST/UTGST (₹)' },
  igst: { kind: 'rupees', head: 'IGST (₹)' },
  total: { kind: 'rupees', head: 'Total (₹)' },
  endedOn: { kind: 'date', head: 'Ended on' },
  againOn: { kind: 'date', head: 'Bought again on' },
  renewal: { kind: 'text', head: 'Renewal' },
  postTitle: { kind: 'text', head: 'Picture' },
  postCategory: { kind: 'text', head: 'Category of pictures' },
  sentOn: { kind: 'date', head: 'Sent on' },
  filmedOn: { kind: 'date', head: 'Made on' },
  filmTitle: { kind: 'text', head: 'Video' },
  filmTemplate: { kind: 'text', head: 'Template' },
  filmSeconds: { kind: 'number', head: 'Seconds' },
  filmSample: { kind: 'text', head: 'Sample watermark' },
  startedAt: { kind: 'text', head: 'Began at' },
  firstPage: { kind: 'text', head: 'First page' },
  failedAt: { kind: 'text', head: 'Failed at' },
  failedCall: { kind: 'text', head: 'Call' },
  failureCode: { kind: 'text', head: 'Code' },
  failureText: { kind: 'text', head: 'Message' },
  failureRef: { kind: 'text', head: 'Reference of the failure' },
  agencyName: { kind: 'text', head: 'Agency' },
} as const satisfies Record<string, { kind: CellKind; head: string }>
/** The name of a column. */
export type ReportColumn = keyof typeof reportColumns

/** What a report says of a person's role: of several the one that reaches furthest. */
export const roleCells = {
  admin: 'Admin',
  creator: 'Creator',
  franchisee: 'Franchisee',
  'franchisee-with-all-card-access': 'Franchisee with all-card access',
} as const satisfies Record<StaffRole, string>

const tax = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const

/** The columns of each report, in their order. Platform staff have the agency besides. */
export const columnsOf = {
  'digital-card': [
    'cardNo',
    'cardId',
    'companyName',
    'businessName',
    'ownerPhone',
    'template',
    'cardStatus',
    'done',
    'expiryDate',
    'createdOn',
    'publishedOn',
    'updatedOn',
    'agencyName',
  ],
  business: [
    'businessId',
    'businessName',
    'category',
    'city',
    'ownerName',
    'ownerPhone',
    'businessPhone',
    'email',
    'origin',
    'madeBy',
    'standing',
    'expiryDate',
    'cardStatus',
    'greetings',
    'pdfCards',
    'pdfCardsDone',
    'createdOn',
    'agencyName',
  ],
  payments: [
    'recordNo',
    'paidOn',
    'businessName',
    'ownerPhone',
    'product',
    'item',
    'amount',
    'refunded',
    'mode',
    'reference',
    'invoiceNo',
    'agencyName',
  ],
  pending: [
    'recordNo',
    'createdOn',
    'businessName',
    'ownerPhone',
    'product',
    'item',
    'amount',
    'mode',
    'reference',
    'agencyName',
  ],
  expiring: [
    'businessName',
    'ownerName',
    'ownerPhone',
    'businessPhone',
    'city',
    'standing',
    'plan',
    'expiryDate',
    'daysLeft',
    'agencyName',
  ],
  commission: [
    'staffName',
    'staffPhone',
    'role',
    'businesses',
    'sales',
    'amount',
    'earned',
    'takenBack',
    'paidOut',
    'agencyName',
  ],
  leads: [
    'cardNo',
    'cardId',
    'businessName',
    'ownerPhone',
    'leads',
    'calls',
    'chats',
    'saves',
    'orders',
    'forms',
    'views',
    'agencyName',
  ],
  usage: ['businessName', 'ownerPhone', 'usageKind', 'stretch', 'used', 'lastUsedOn', 'agencyName'],
  'gst-b2b': [
    'invoiceNo',
    'issuedOn',
    'documentKind',
    'creditsNo',
    'gstin',
    'buyerName',
    'place',
    'sac',
    'rate',
    ...tax,
    'agencyName',
  ],
  'gst-b2c': ['place', 'rate', 'documents', ...tax, 'agencyName'],
  'gst-hsn': ['sac', 'rate', 'documents', ...tax, 'agencyName'],
  renewals: ['businessName', 'ownerPhone', 'city', 'plan', 'endedOn', 'againOn', 'renewal', 'agencyName'],
  greetings: ['sentOn', 'businessName', 'ownerPhone', 'category', 'postTitle', 'postCategory', 'agencyName'],
  films: [
    'filmedOn',
    'businessName',
    'ownerPhone',
    'filmTitle',
    'filmTemplate',
    'filmSeconds',
    'filmSample',
    'agencyName',
  ],
  sessions: ['startedAt', 'firstPage', 'agencyName'],
  failures: ['failedAt', 'failedCall', 'failureCode', 'failureText', 'firstPage', 'failureRef', 'agencyName'],
} as const satisfies Record<ReportName, readonly ReportColumn[]>

/** Rows: shown before, given out at once, made in the background; and how long such a file is kept. */
export const reportBounds = { preview: 20, direct: 50_000, file: 500_000, keepDays: 7, waiting: 3 } as const

/** CSV, or a workbook of Excel. */
export const ReportFormat = z.enum(['csv', 'xlsx'])
/** CSV, or a workbook of Excel. */
export type ReportFormat = z.infer<typeof ReportFormat>

/** A value as it comes out of the database: text, a number, an Indian day, paise. */
export const ReportCell = z.union([z.string(), z.number()]).nullable()
/** A value of a report; what it means is said by its column's kind. */
export type ReportCell = z.infer<typeof ReportCell>

/** The first rows of a report; how many there are is asked for beside it, because they need not wait for it. */
export const ReportPreview = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(ReportCell)),
  /** There are more than these rows; without it their number is that of the report. */
  hasMore: z.boolean(),
  asOf: Instant,
})
/** The first rows of a report. */
export type ReportPreview = z.infer<typeof ReportPreview>

/** How many rows a report has, counted no further than a file that is made at once may have. */
export const ReportCount = z.object({
  total: z.number().int(),
  /** There are more than `total`: the file is made in the background. */
  totalIsMore: z.boolean(),
})
/** How many rows a report has. */
export type ReportCount = z.infer<typeof ReportCount>

/** A file that is made in the background; kept for seven days for the person who asked. */
export const ReportFile = z.object({
  reportFileId: RowNumber,
  report: ReportName,
  format: ReportFormat,
  from: IstDate.nullable(),
  to: IstDate.nullable(),
  state: z.enum(['waiting', 'working', 'ready', 'failed']),
  rowsDone: z.number().int(),
  rowsTotal: z.number().int(),
  /** It is ready and holds as many rows as a file may; the report has more. */
  isCut: z.boolean(),
  /** Size in bytes, once it is ready. */
  bytes: z.number().int().nullable(),
  createdAt: Instant,
  endedAt: Instant.nullable(),
})
/** A file that is made in the background. */
export type ReportFile = z.infer<typeof ReportFile>
