import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Made = ColumnType<Date, Date | undefined, Date>
type Json<T extends object> = JSONColumnType<T>
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Columns of audit. */
export type AuditTable = {
  agencyId: number
  auditId: Generated<number>
  at: Made
  actor: string
  action: string
  object: string
  detail: Json<Record<string, unknown>>
  ip: string
  /** The business it is about, and the customer whose record it is. No keys: an entry outlives both. */
  businessId: Maybe<number>
  userId: Maybe<number>
}
/** Columns of business_note. */
export type BusinessNoteTable = {
  agencyId: number
  noteId: Generated<number>
  businessId: number
  text: string
  isPinned: boolean
  /** As the audit names people: `franchisee 3 of 1`. */
  writtenBy: string
  version: Generated<number>
  createdAt: Made
  changedAt: Maybe<Date>
  deletedAt: Maybe<Date>
}
/** Columns of customer_view. */
export type CustomerViewTable = {
  agencyId: number
  viewId: Generated<string>
  userId: number
  sessionId: string
  viewer: string
  reason: string
  startedAt: Made
  endsAt: Date
}
/** Columns of answered_call; without an answer the call is under way. */
export type AnsweredCallTable = {
  keyMac: string
  bodyMac: string
  beganAt: Date
  answerSealed: string | null
}
/** Columns of client_log. */
export type ClientLogTable = {
  agencyId: number
  clientLogId: Generated<number>
  at: Made
  entry: Json<Record<string, unknown>>
}
/** Columns of analytics_event. */
export type AnalyticsEventTable = {
  agencyId: number
  eventId: Generated<number>
  at: Made
  name: string
  sessionId: string
  context: string
  pageUrl: string
  metaData: Json<Record<string, unknown>>
}

/** What is written down about what people and the panel do. */
export type LogTables = {
  audit: AuditTable
  businessNote: BusinessNoteTable
  customerView: CustomerViewTable
  answeredCall: AnsweredCallTable
  clientLog: ClientLogTable
  analyticsEvent: AnalyticsEventTable
}
