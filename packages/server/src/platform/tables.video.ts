import type {
  VideoTemplateContent,
  VideoTemplateStatus,
  VideoTest,
  VideoValues,
} from '@parichay/contract/video/template.ts'
import type { SoundFault, VideoSound } from '@parichay/contract/video/sound.ts'
import type { RenderState } from '@parichay/contract/video/fields.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Made = ColumnType<Date, Date | undefined, Date>
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>

/** Columns of video_template. */
export type VideoTemplateTable = {
  templateId: Generated<number>
  code: Maybe<string>
  status: Generated<VideoTemplateStatus>
  popularity: Generated<number>
  isPremium: Generated<boolean>
  version: Generated<number>
  publishedVersion: Maybe<number>
  createdAt: Made
  updatedAt: Made
  deletedAt: Maybe<Date>
}
/** Columns of video_template_version. */
export type VideoTemplateVersionTable = {
  templateId: number
  version: number
  content: JSONColumnType<VideoTemplateContent>
  scene: MaybeJson<object>
  madeBy: string
  createdAt: Date
}
/** Columns of video_template_test. */
export type VideoTemplateTestTable = {
  templateId: number
  version: number
  language: string
  state: Generated<VideoTest['state']>
  attempt: Generated<number>
  percent: Generated<number>
  fault: Maybe<string>
  storageKey: Maybe<string>
  touchedAt: Date
  createdAt: Date
}
/** Columns of user_video. */
export type UserVideoTable = {
  agencyId: number
  videoNo: Generated<number>
  businessId: number
  title: Generated<string>
  singleDownloads: Generated<number>
  templateId: Maybe<number>
  templateVersion: Maybe<number>
  chosen: MaybeJson<VideoValues>
  isActive: Generated<boolean>
  version: Generated<number>
  createdAt: Made
  updatedAt: Made
  filmedAt: Maybe<Date>
  /** Where its last film stands, and its number: kept by triggers on it. */
  filmState: ColumnType<RenderState | null, never, never>
  filmNo: ColumnType<number | null, never, never>
  deletedAt: Maybe<Date>
  erasedAt: Maybe<Date>
  /** Facts of the business, kept by triggers on it. */
  businessName: ColumnType<string, never, never>
  ownerPhone: ColumnType<string, never, never>
  madeByFranchiseeId: ColumnType<number | null, never, never>
  /** The business is deleted. */
  isGone: ColumnType<boolean, never, never>
}
/** Columns of user_video_render. */
export type UserVideoRenderTable = {
  agencyId: number
  renderId: Generated<number>
  videoNo: number
  templateId: number
  templateVersion: number
  ofVersion: number
  contentHash: string
  chosen: JSONColumnType<VideoValues>
  keys: JSONColumnType<Record<string, string>>
  isSample: boolean
  coveredBy: 'correction' | 'single' | 'plan' | null
  usageTakeId: ColumnType<string | null, string | null | undefined, string | null>
  state: Generated<RenderState>
  attempt: Generated<number>
  faults: Generated<number>
  percent: Generated<number>
  fault: Maybe<string>
  seconds: number
  tookMs: Maybe<number>
  storageKey: Maybe<string>
  smallKey: Maybe<string>
  posterKey: Maybe<string>
  bytes: ColumnType<number | null, number | null | undefined, number | null>
  madeBy: string
  createdAt: Date
  touchedAt: Date
  readyAt: Maybe<Date>
}

/** Columns of video_sound. */
export type VideoSoundTable = {
  agencyId: number
  soundId: Generated<number>
  businessId: number
  kind: VideoSound['kind']
  title: string
  state: Generated<VideoSound['state']>
  fault: Maybe<SoundFault>
  uploadKey: Maybe<string>
  storageKey: Maybe<string>
  bytes: ColumnType<number, number, number>
  seconds: Maybe<number>
  rightsVersion: Maybe<number>
  rightsAt: Maybe<Date>
  madeBy: string
  createdAt: Date
  touchedAt: Date
  deletedAt: Maybe<Date>
}

/** The tables of promotional videos. */
export type VideoTables = {
  videoTemplate: VideoTemplateTable
  videoTemplateVersion: VideoTemplateVersionTable
  videoTemplateTest: VideoTemplateTestTable
  userVideo: UserVideoTable
  userVideoRender: UserVideoRenderTable
  videoSound: VideoSoundTable
}
