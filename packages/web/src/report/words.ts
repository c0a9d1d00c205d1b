import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ScheduleStep } from '@parichay/contract/report/fields.schedule.ts'
import type { PaidProduct, RenewalKind, ReportFilters } from '@parichay/contract/report/filters.ts'
import type { ReportNarrowing } from '@parichay/contract/report/rules.ts'
import { reportBounds, type ReportColumn, type ReportName } from '@parichay/contract/report/fields.ts'
import { CallFailed } from '../failures.ts'
import { reportTitles } from '../shell/report-titles.ts'

/** What each report is called, what it is for, and which day its dates mean. */
export const reportWords: Record<
  ReportName,
  { name: MessageDescriptor; about: MessageDescriptor; from: MessageDescriptor; to: MessageDescriptor }
> = {
  'digital-card': {
    name: reportTitles['digital-card'],
    about: msg`All projects: every card with its link, design and status.`,
    from: msg`Created from`,
    to: msg`Created until`,
  },
  business: {
    name: reportTitles.business,
    about: msg`Every business with its owner, who made it, and where its plan stands.`,
    from: msg`Created from`,
    to: msg`Created until`,
  },
  payments: {
    name: reportTitles.payments,
    about: msg`What customers paid, online or by hand, and what was given back.`,
    from: msg`Paid from`,
    to: msg`Paid until`,
  },
  pending: {
    name: reportTitles.pending,
    about: msg`What customers paid and the payment service has not confirmed yet. Most is confirmed within minutes; after four days it is over.`,
    from: msg`Begun from`,
    to: msg`Begun until`,
  },
  expiring: {
    name: reportTitles.expiring,
    about: msg`Whose plan or trial ends, soonest first: a list to call.`,
    from: msg`Ends from`,
    to: msg`Ends until`,
  },
  commission: {
    name: reportTitles.commission,
    about: msg`What was sold for the businesses of each member of staff, what it earned them, and what they were paid.`,
    from: msg`Paid from`,
    to: msg`Paid until`,
  },
  leads: {
    name: reportTitles.leads,
    about: msg`How often visitors of each card got in touch: called, wrote on WhatsApp, saved the contact, ordered or left their number.`,
    from: msg`Counted from`,
    to: msg`Counted until`,
  },
  usage: {
    name: reportTitles.usage,
    about: msg`What businesses used of their plans: videos and PDF cards.`,
    from: msg`Used from`,
    to: msg`Used until`,
  },
  'gst-b2b': {
    name: reportTitles['gst-b2b'],
    about: msg`Tax invoices and credit notes for buyers with a GSTIN, one by one. What was made after the 10th of the month after its date counts on the day it was made.`,
    from: msg`Issued from`,
    to: msg`Issued until`,
  },
  'gst-b2c': {
    name: reportTitles['gst-b2c'],
    about: msg`Buyers without a GSTIN, summed by place of supply and rate. What was made after the 10th of the month after its date counts on the day it was made.`,
    from: msg`Issued from`,
    to: msg`Issued until`,
  },
  'gst-hsn': {
    name: reportTitles['gst-hsn'],
    about: msg`Everything that was taxed, summed by HSN/SAC and rate. What was made after the 10th of the month after its date counts on the day it was made.`,
    from: msg`Issued from`,
    to: msg`Issued until`,
  },
  renewals: {
    name: reportTitles.renewals,
    about: msg`Paid times that ended, and when the next plan was bought.`,
    from: msg`Ended from`,
    to: msg`Ended until`,
  },
  greetings: {
    name: reportTitles.greetings,
    about: msg`Pictures that left in a business’s frame, once for each day.`,
    from: msg`Sent from`,
    to: msg`Sent until`,
  },
  films: {
    name: reportTitles.films,
    about: msg`Promotional films that were made on these days, with their length.`,
    from: msg`Made from`,
    to: msg`Made until`,
  },
  sessions: {
    name: reportTitles.sessions,
    about: msg`When customers used the panel, of those who agreed to be counted. Nobody is named.`,
    from: msg`Begun from`,
    to: msg`Begun until`,
  },
  failures: {
    name: reportTitles.failures,
    about: msg`Calls that failed and errors, as the panels of customers and staff reported them.`,
    from: msg`Failed from`,
    to: msg`Failed until`,
  },
}

/** The columns, as the panel calls them; in the file their heads are English. */
export const columnWords: Record<ReportColumn, MessageDescriptor> = {
  cardNo: msg`Card no`,
  cardId: msg`Card link`,
  companyName: msg`Company name`,
  template: msg`Design`,
  cardStatus: msg`Card status`,
  done: msg`Progress`,
  publishedOn: msg`Published on`,
  businessId: msg`Business no`,
  businessName: msg`Business`,
  category: msg`Category`,
  city: msg`City`,
  ownerName: msg`Owner`,
  ownerPhone: msg`Registered phone`,
  businessPhone: msg`Business phone`,
  email: msg`Email`,
  origin: msg`Made by`,
  madeBy: msg`Member of staff`,
  staffName: msg`Member of staff`,
  staffPhone: msg`Phone of staff`,
  role: msg`Role`,
  businesses: msg`Businesses`,
  sales: msg`Sales`,
  earned: msg`Commission earned`,
  takenBack: msg`Commission taken back`,
  paidOut: msg`Commission paid out`,
  leads: msg`Leads`,
  calls: msg`Calls`,
  chats: msg`WhatsApp`,
  saves: msg`Contacts saved`,
  orders: msg`Orders`,
  forms: msg`Forms`,
  views: msg`Views`,
  standing: msg`Subscription`,
  plan: msg`Plan`,
  expiryDate: msg`Valid until`,
  daysLeft: msg`Days left`,
  greetings: msg`Greetings`,
  pdfCards: msg`PDF ID cards`,
  pdfCardsDone: msg`PDF ID cards exported`,
  createdOn: msg`Created on`,
  updatedOn: msg`Changed on`,
  recordNo: msg`Payment no`,
  paidOn: msg`Paid on`,
  product: msg`Product`,
  item: msg`Bought`,
  amount: msg`Amount`,
  refunded: msg`Given back`,
  mode: msg`Mode`,
  reference: msg`Reference`,
  invoiceNo: msg`Invoice no`,
  usageKind: msg`Used`,
  stretch: msg`Period`,
  used: msg`Count`,
  lastUsedOn: msg`Last used on`,
  issuedOn: msg`Date`,
  documentKind: msg`Document`,
  creditsNo: msg`Credits invoice`,
  gstin: msg`GSTIN of buyer`,
  buyerName: msg`Buyer`,
  place: msg`Place of supply`,
  sac: msg`HSN/SAC`,
  rate: msg`GST rate %`,
  documents: msg`Documents`,
  taxable: msg`Taxable value`,
  cgst: msg`CGST`,
  sgst: msg`SGST/UTGST`,
  igst: msg`IGST`,
  total: msg`Total`,
  endedOn: msg`Ended on`,
  againOn: msg`Bought again on`,
  renewal: msg`Renewal`,
  postTitle: msg`Picture`,
  postCategory: msg`Category of pictures`,
  sentOn: msg`Sent on`,
  filmedOn: msg`Made on`,
  filmTitle: msg`Video`,
  filmTemplate: msg`Template`,
  filmSeconds: msg`Seconds`,
  filmSample: msg`Sample watermark`,
  startedAt: msg`Began at`,
  firstPage: msg`Page`,
  failedAt: msg`Failed at`,
  failedCall: msg`Call`,
  failureCode: msg`Code`,
  failureText: msg`Message`,
  failureRef: msg`Reference of the failure`,
  agencyName: msg`Agency`,
}

/** How often a report goes out, and which days it covers then. */
export const stepWords: Record<ScheduleStep, { name: MessageDescriptor; days: MessageDescriptor }> = {
  day: { name: msg`Every morning`, days: msg`Shortly after eight in the morning, about the day before.` },
  week: {
    name: msg`Every Monday`,
    days: msg`Shortly after eight in the morning, about the seven days before.`,
  },
  month: {
    name: msg`Every first of a month`,
    days: msg`Shortly after eight in the morning, about the month before.`,
  },
}

/** How a paid time that ended went on. */
export const renewalNames: Record<RenewalKind, MessageDescriptor> = {
  early: msg`In time`,
  inGrace: msg`In grace`,
  in30Days: msg`In 30 days`,
  later: msg`Later`,
  notYet: msg`Not yet`,
}

/** How far a card is. */
export const doneNames: Record<NonNullable<ReportFilters['done']>, MessageDescriptor> = {
  done: msg`Done`,
  'not-done': msg`Not Done`,
}

/** Whether money went back. */
export const refundNames: Record<NonNullable<ReportFilters['refunds']>, MessageDescriptor> = {
  only: msg`Money went back`,
  none: msg`Nothing went back`,
}

/** What reports are narrowed by, as its pill is called. */
export const filterLabels: Record<ReportNarrowing | 'agencyId', MessageDescriptor> = {
  subscription: msg`Status`,
  status: msg`Status`,
  done: msg`Progress`,
  refunds: msg`Given back`,
  mode: msg`Mode`,
  product: msg`Product`,
  template: msg`Design`,
  renewal: msg`Renewal`,
  imageCategoryId: msg`Category of pictures`,
  category: msg`Category`,
  origin: msg`Made by`,
  state: msg`State`,
  planId: msg`Plan`,
  madeBy: msg`Looked after by`,
  agencyId: msg`Agency`,
}

/** What customers buy. */
export const productNames: Record<PaidProduct, MessageDescriptor> = {
  card: msg`Plans`,
  pdf: msg`PDF ID cards`,
  video: msg`Videos`,
}

/** How a payment came, as the report of payments says it: by hand, or as the provider calls it. */
export const payModeNames: Record<string, MessageDescriptor> = {
  cash: msg`Cash`,
  upi: msg`UPI`,
  bank: msg`Bank transfer`,
  cheque: msg`Cheque`,
  card: msg`Card`,
  free: msg`Free of charge`,
  other: msg`Other`,
  netbanking: msg`Net banking`,
  wallet: msg`Wallet`,
  online: msg`Online`,
}

const tooLong = {
  LIMIT_REACHED: msg`This report has more rows than a file may hold, which is ${reportBounds.file.toLocaleString('en-IN')}. Choose fewer days.`,
}
const waits = {
  LIMIT_REACHED: msg`Three of your reports are being made. Wait until one of them is ready.`,
}
/** Why a file is not made: it would be too long, or others come first. */
export const refusalOf = (failure: unknown) =>
  failure instanceof CallFailed && failure.field === 'to' ? tooLong : waits
