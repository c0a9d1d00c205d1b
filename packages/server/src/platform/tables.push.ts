import type { ColumnType, Generated } from 'kysely'

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Columns of installation_key: keys of the whole installation, sealed. */
export type InstallationKeyTable = { name: string; sealed: string; createdAt: Date }

/** Columns of push_device: a browser that a customer wants notifications in. */
export type PushDeviceTable = {
  agencyId: number
  pushDeviceId: Generated<number>
  userId: number
  /** The sign-in it was added with; null once that is over. */
  sessionId: string | null
  endpointHash: Buffer
  subscriptionSealed: string
  device: string
  createdAt: Date
  lastSentAt: Maybe<Date>
  /** Since when nothing arrives; null while it works. */
  failingSince: Maybe<Date>
}

/** Columns of reminder_round: how far the people of an hour are queued. */
export type ReminderRoundTable = {
  day: string
  hour: number
  afterAgencyId: Generated<number>
  afterUserId: Generated<number>
  queued: Generated<number>
  doneAt: Maybe<Date>
}

/** Columns of reminder_delivery: the reminders that went out. */
export type ReminderDeliveryTable = {
  agencyId: number
  userId: number
  day: string
  channel: 'push' | 'mail'
  sentAt: Date
}

/** Tables of notifications in browsers, and of the daily reminder. */
export type PushTables = {
  installationKey: InstallationKeyTable
  pushDevice: PushDeviceTable
  reminderRound: ReminderRoundTable
  reminderDelivery: ReminderDeliveryTable
}
