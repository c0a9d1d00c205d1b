import type {
  CardPayment,
  PdfCardPayment,
  Receipt,
  Receipts,
  UserVideoPayment,
} from '@parichay/contract/payment/fields.ts'
import { customPlanId, type FrameVisibility, type PlanLimits } from '@parichay/contract/plan/fields.ts'
import { type ReceiptRow, type RecordRow, stateOf } from './store.records.ts'

const nothing: PlanLimits = {
  digitalCardIncluded: true,
  digitalCardLimit: 1,
  greetingImagesIncluded: false,
  greetingImagesLimit: 0,
  greetingVideosIncluded: false,
  greetingVideosLimit: 0,
  pdfCardIncluded: false,
  pdfCardLimit: 0,
  promotionalVideoIncluded: false,
  promotionalVideoLimit: 0,
}
const allFrames: FrameVisibility = {
  hideRegularFrame: false,
  hideProductFrame: false,
  hidePoliticalFrame: false,
}

function common(row: RecordRow, forStaff: boolean) {
  const { recordNo, intentId, businessId, currency, snapshot } = row
  return {
    recordNo,
    intentId,
    businessId,
    planId: snapshot.subscriptionPlanId ?? customPlanId,
    name: snapshot.name,
    amountPaise: row.amount,
    refundedPaise: row.refunded,
    currency,
    status: stateOf(row),
    throughGateway: row.manual === null,
    paymentId: row.paymentId,
    method: row.method,
    manual: forStaff ? row.manual : null,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.settledAt?.toISOString() ?? null,
  }
}

/** A bought plan, as owner or staff see it. */
export const presentCardPayment = (row: RecordRow, forStaff: boolean): CardPayment => ({
  ...common(row, forStaff),
  validity: row.snapshot.validity ?? 1,
  limits: row.snapshot.limits ?? nothing,
  frameVisibility: row.snapshot.frameVisibility ?? allFrames,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
})

/** A PDF card that was paid singly. */
export const presentPdfPayment = (row: RecordRow, forStaff: boolean): PdfCardPayment => ({
  ...common(row, forStaff),
  pdfCardNo: row.objectNo ?? 0,
})

/** A video that was paid singly. */
export const presentVideoPayment = (row: RecordRow, forStaff: boolean): UserVideoPayment => ({
  ...common(row, forStaff),
  videoNo: row.objectNo ?? 0,
})

const presentReceipt = (row: ReceiptRow): Receipt => ({
  recordNo: row.recordNo,
  businessId: row.businessId,
  businessName: row.businessName,
  kind: row.kind as Receipt['kind'],
  name: row.snapshot.name,
  amountPaise: row.amount,
  refundedPaise: row.refunded,
  status: stateOf({ ...row, isPending: false }),
  throughGateway: row.manual === null,
  mode: row.manual ? row.manual.mode : (row.method ?? 'online'),
  reference: row.manual ? row.manual.reference : (row.paymentId ?? ''),
  feePaise: row.fee,
  paidOn: row.paidOn,
  invoiceId: row.invoiceId,
  invoiceNo: row.invoiceNo,
})

/** A page of what customers paid; a row more than its size says that there are others. */
export const presentReceipts = (rows: readonly ReceiptRow[], pageSize: number): Receipts => ({
  list: rows.slice(0, pageSize).map(presentReceipt),
  next: rows.length > pageSize ? rows[pageSize - 1]!.recordNo : null,
})
