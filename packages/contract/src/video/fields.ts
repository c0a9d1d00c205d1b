import { z } from 'zod'
import { BusinessId, Instant, RowNumber } from '../ids.ts'
import { Verdict } from '../verdict.ts'
import { VideoTemplateContent, videoShapes, VideoValues } from './template.ts'

/** Whether a video is in use; one that staff switched off is neither rendered nor given out. */
export const userVideoStatuses = ['ACTIVE', 'INACTIVE'] as const
/** Where a film stands. `cancelled` and `failed` counted nothing and may be tried again. */
export const renderStates = ['waiting', 'rendering', 'ready', 'failed', 'cancelled'] as const
/** One of `renderStates`. */
export type RenderState = (typeof renderStates)[number]

/**
 * What pays for a film without sample watermark: nothing more (`made`: this very film was made; `correction`: its text within
 * 7 days), the single purchase, or one of the plan. `none` with the reason; `left` counts the plan's (−1 unlimited).
 */
export const VideoCover = z.object({
  by: z.enum(['made', 'correction', 'single', 'plan', 'none']),
  why: z
    .enum(['noPlan', 'over', 'notInPlan', 'notSold', 'paused', 'suspended', 'usedUp', 'usedUpToday'])
    .nullable(),
  left: z.number().int(),
})
/** What pays for a film without sample watermark. */
export type VideoCover = z.infer<typeof VideoCover>

/** What a business may render in its paid period: −1 is unlimited. `why` is null where it may. */
export const VideoAllowance = z.object({
  limit: z.number().int(),
  used: z.number().int(),
  left: z.number().int(),
  why: VideoCover.shape.why,
})
/** What a business may render in its paid period. */
export type VideoAllowance = z.infer<typeof VideoAllowance>

/** A film of a video that is made, was made, or could not be. */
export const VideoRender = z.object({
  renderNo: z.number().int(),
  /** The version of the video it was ordered at. */
  ofVersion: z.number().int(),
  state: z.enum(renderStates),
  isSample: z.boolean(),
  /** Films before it, all agencies together; 0 for the one that is made now. */
  position: z.number().int(),
  /** How much is done, 0 to 100. */
  percent: z.number().int(),
  /** Until it is ready, by what films took before; null where nothing is to be waited for. */
  secondsLeft: z.number().int().nullable(),
  /** A code of the error table, of a film that failed. */
  fault: z.string().nullable(),
  /** Runs it took so far. */
  attempts: z.number().int(),
  seconds: z.number(),
  /** Of the full film; null until it is ready, and after its days. */
  bytes: z.number().int().nullable(),
  /** A smaller one for WhatsApp (≤ 16 MB) is there; where not, the full one is small enough. */
  hasSmall: z.boolean(),
  orderedAt: Instant,
  readyAt: Instant.nullable(),
  /** The file is taken away then. */
  keptUntil: Instant.nullable(),
})
/** A film of a video. */
export type VideoRender = z.infer<typeof VideoRender>

/** A video of a business: a template, and what is chosen and typed for it. */
export const UserVideo = z.object({
  videoNo: RowNumber,
  agencyId: z.number().int(),
  businessId: BusinessId,
  businessName: z.string(),
  /** Null for one that was paid for before there was an editor: it is drawn once a template is chosen. */
  templateId: z.number().int().nullable(),
  /** Which version of the template it is drawn with; null without one. */
  templateVersion: z.number().int().nullable(),
  templateTitle: z.string(),
  shape: z.enum(videoShapes),
  seconds: z.number(),
  title: z.string(),
  values: VideoValues,
  /** Addresses of the pictures by the keys of their slots, and of the `logo`. */
  pictures: z.record(z.string(), z.string()),
  status: z.enum(userVideoStatuses),
  cover: VideoCover,
  /** The last order, whatever became of it; null before the first. */
  render: VideoRender.nullable(),
  /** The film that is given out: the last one that was made; `isCurrent` while the video says the same. */
  film: z.object({ ...VideoRender.shape, isCurrent: z.boolean() }).nullable(),
  can: z.object({
    edit: Verdict,
    status: Verdict,
    delete: Verdict,
    render: Verdict,
    cancel: Verdict,
    download: Verdict,
    /** Pay for it singly, or as staff record that it was paid. */
    pay: Verdict,
  }),
  version: z.number().int(),
  createdAt: Instant,
  updatedAt: Instant,
})
/** A video of a business. */
export type UserVideo = z.infer<typeof UserVideo>

/** A former film of a video with what it said; rolling back takes these values over. */
export const VideoVersion = z.object({
  ...VideoRender.pick({ renderNo: true, ofVersion: true, isSample: true, readyAt: true, bytes: true }).shape,
  values: VideoValues,
  pictures: z.record(z.string(), z.string()),
})
/** A former film of a video. */
export type VideoVersion = z.infer<typeof VideoVersion>

/** What of a business fills the slots of a new film (`slotSources`). */
export const VideoFacts = z.object({
  businessName: z.string(),
  tagline: z.string(),
  phone: z.string(),
  website: z.string(),
  address: z.string(),
  city: z.string(),
  /** Of the logo; null without one. */
  mainColour: z.string().nullable(),
  accentColour: z.string().nullable(),
  logoUrl: z.string().nullable(),
  language: VideoValues.shape.language,
  /** Prices as they are read: ₹1,200. */
  products: z.array(
    z.object({
      name: z.string(),
      price: z.string(),
      picture: z.object({ documentId: z.number().int(), url: z.string() }).nullable(),
    }),
  ),
})
/** What of a business fills the slots of a new film. */
export type VideoFacts = z.infer<typeof VideoFacts>

/** The videos of a business, newest first, what a new one begins with, and how many may be made. */
export const UserVideosOfBusiness = z.object({
  list: z.array(UserVideo),
  facts: VideoFacts,
  allowance: VideoAllowance,
})
/** The videos of a business. */
export type UserVideosOfBusiness = z.infer<typeof UserVideosOfBusiness>

/** A row of the videos in All Projects. */
export const UserVideoListItem = z.object({
  ...UserVideo.pick({
    videoNo: true,
    agencyId: true,
    businessId: true,
    businessName: true,
    templateId: true,
    templateTitle: true,
    shape: true,
    title: true,
    status: true,
    can: true,
    version: true,
    createdAt: true,
  }).shape,
  agencyName: z.string(),
  seconds: VideoTemplateContent.shape.seconds,
  render: VideoRender.nullable(),
  /** What paid for its last film without watermark, or a single purchase that waits; null for a sample. */
  payment: z.enum(['plan', 'single']).nullable(),
})
/** A row of the videos in All Projects. */
export type UserVideoListItem = z.infer<typeof UserVideoListItem>
