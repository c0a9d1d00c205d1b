import type { PanelLanguage } from '@parichay/contract/agency/fields.ts'
import type { OwnDataFile } from '@parichay/contract/own-data/fields.ts'
import type { ColumnType, Generated } from 'kysely'

type Made = ColumnType<Date, Date | undefined, Date>
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Columns of session. */
export type SessionTable = {
  agencyId: number
  sessionId: Generated<string>
  tokenHash: Buffer
  kind: 'customer' | 'staff'
  userId: number | null
  franchiseeId: number | null
  authVersion: number
  device: string
  ip: string
  createdAt: Made
  lastSeenAt: Made
  endsAt: Date
}
/** Columns of challenge. */
export type ChallengeTable = {
  agencyId: number
  challengeId: Generated<string>
  tokenHash: Buffer
  kind: 'customer' | 'staff'
  purpose: 'signup' | 'forgot' | 'change' | 'second' | 'device'
  phoneNumber: string | null
  email: string | null
  userId: number | null
  franchiseeId: number | null
  /** By what its codes go out where it is an attempt by number (`channelOf`). */
  channel: Generated<'sms' | 'email'>
  codeMac: Buffer | null
  codeSalt: Buffer | null
  sentCount: Generated<number>
  sentAt: Date | null
  triesLeft: Generated<number>
  codeEndsAt: Date | null
  verifiedAt: Date | null
  rounds: Generated<number>
  round: Generated<number>
  /** Of a sign-in whose password was right and that waits for more: the password it stands on. */
  authVersion: Maybe<number>
  endsAt: Date
  createdAt: Made
}
/** Columns of shared_code. */
export type SharedCodeTable = {
  agencyId: number
  kind: 'customer' | 'staff'
  purpose: 'signup' | 'forgot' | 'device'
  sentTo: string
  codeMac: Buffer | null
  codeSalt: Buffer
  sentAt: Date
  endsAt: Date
}
/** Columns of known_device. */
export type KnownDeviceTable = {
  agencyId: number
  knownDeviceId: Generated<string>
  deviceHash: Buffer
  userId: number | null
  franchiseeId: number | null
  createdAt: Date
  lastAt: Date
  endsAt: Date
}
/** Columns of contact_change: what somebody signed in with before a change. */
export type ContactChangeTable = {
  agencyId: number
  contactChangeId: Generated<number>
  userId: number | null
  franchiseeId: number | null
  kind: 'phone' | 'email'
  /** Null, as the next one, where nothing stood there before. */
  oldMac: Buffer | null
  oldSealed: string | null
  changedAt: Date
}
/** What staff_totp and user_totp have in common: a second step. */
export type TotpColumns = {
  agencyId: number
  secretSealed: string
  /** Null while it is being set up. */
  enabledAt: Maybe<Date>
  /** The newest time step whose code was taken. */
  lastStep: Generated<number>
  createdAt: Date
}
/** What staff_recovery_code and user_recovery_code have in common. */
export type RecoveryCodeColumns = {
  agencyId: number
  /** From 0 to 9: the code's first digit. */
  place: number
  codeHash: string
  usedAt: Maybe<Date>
}

/** Columns of own_data_file: the copy of a customer's own data, one of each. */
export type OwnDataFileTable = {
  agencyId: number
  ownDataFileId: Generated<number>
  userId: number
  language: PanelLanguage
  state: Generated<OwnDataFile['state']>
  partsDone: Generated<number>
  partsTotal: Generated<number>
  leftOut: Generated<number>
  storageKey: Maybe<string>
  bytes: ColumnType<number | null, number | null | undefined, number | null>
  createdAt: Date
  endedAt: Maybe<Date>
  expiresAt: Maybe<Date>
  takenAt: Maybe<Date>
}

/** How people sign in: sessions, codes, devices and the second step. */
export type AuthTables = {
  session: SessionTable
  challenge: ChallengeTable
  sharedCode: SharedCodeTable
  staffTotp: TotpColumns & { franchiseeId: number }
  staffRecoveryCode: RecoveryCodeColumns & { franchiseeId: number }
  userTotp: TotpColumns & { userId: number }
  userRecoveryCode: RecoveryCodeColumns & { userId: number }
  knownDevice: KnownDeviceTable
  contactChange: ContactChangeTable
  ownDataFile: OwnDataFileTable
}
