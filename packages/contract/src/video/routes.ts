import { z } from 'zod'
import { BusinessId, line, requiredLine, RowNumber, Version } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import {
  UserVideo,
  UserVideoListItem,
  UserVideosOfBusiness,
  userVideoStatuses,
  VideoVersion,
} from './fields.ts'
import { UserVideoFilters } from './filters.ts'
import { videoBounds, VideoValues } from './template.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const No = z.coerce.number().int().positive().max(2_147_483_647)
const viewed = access('-', 'O', 'video.view', 'A', 'X', 'videoNo')
const edited = access('-', 'O', 'video.edit', 'A', 'X', 'videoNo')

/** Sizes a film is given out in: as it was made, or at most 16 MB for WhatsApp; and its poster picture. */
export const filmSizes = ['full', 'whatsapp', 'poster'] as const

/** Promotional videos of businesses (specification 7, Video). */
export const userVideoRoutes = {
  listUserVideos: defineRoute({
    method: 'GET',
    path: '/api/v1/video/user-video',
    summary: 'All Projects: the videos of the staff member’s scope, searched and filtered, page by page',
    access: access('-', '-', 'video.list', 'A', 'X', 'filters forced to scope'),
    query: UserVideoFilters,
    reply: z.object({
      list: z.array(UserVideoListItem),
      total: z.number().int(),
      totalIsMore: z.boolean(),
    }),
    errors: [...dead],
  }),
  getUserVideo: defineRoute({
    method: 'GET',
    path: '/api/v1/video/user-video/:videoNo',
    summary: 'One video with what it is made from and where its film stands; asked again while it is made',
    access: viewed,
    params: z.object({ videoNo: No }),
    reply: UserVideo,
    errors: [...dead, 'NOT_FOUND'],
  }),
  getUserVideosByBusiness: defineRoute({
    method: 'GET',
    path: '/api/v1/video/user-video/getUserVideosByBusiness',
    summary: 'The videos of a business, what a new one begins with, and how many may be made',
    access: access('-', 'O', 'video.view', 'A', 'X', 'businessId'),
    query: z.object({ businessId: BusinessId }),
    reply: UserVideosOfBusiness,
    errors: [...dead, 'NOT_FOUND'],
  }),
  saveUserVideo: defineRoute({
    method: 'POST',
    path: '/api/v1/video/user-video',
    summary:
      'Save a video as a draft. Without `videoNo` a new one of the business is made; with `version`, a change made elsewhere is not overwritten',
    access: access('-', 'O', 'video.edit', 'A', 'X', 'videoNo'),
    body: z.strictObject({
      videoNo: RowNumber.optional(),
      businessId: RowNumber.optional(),
      templateId: RowNumber,
      /** Of a new video: the version of the template that its editor showed, so that all that was typed has its place. */
      templateVersion: Version.optional(),
      title: requiredLine(videoBounds.title),
      values: VideoValues,
      version: Version.optional(),
    }),
    once: true,
    reply: UserVideo,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED', 'PLAN_NEEDED', 'BUSINESS_SUSPENDED'],
  }),
  updateUserVideoStatus: defineRoute({
    method: 'POST',
    path: '/api/v1/video/user-video/updateUserVideoStatus',
    summary: 'Switch a video off, with a reason, or on again; one that is off is neither made nor given out',
    access: access('-', '-', 'video.status', 'A', 'X', 'videoNo'),
    body: z.strictObject({
      videoNo: RowNumber,
      status: z.enum(userVideoStatuses),
      reason: line(200).optional(),
      version: Version.optional(),
    }),
    reply: UserVideo,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  deleteUserVideo: defineRoute({
    method: 'DELETE',
    path: '/api/v1/video/user-video',
    summary: 'Take a video away; soft for 30 days, `restore` brings it back. A film that waits is cancelled',
    access: edited,
    body: z.strictObject({ videoNo: RowNumber, restore: z.boolean().optional() }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'BUSINESS_SUSPENDED', 'LIMIT_REACHED'],
  }),
  renderUserVideo: defineRoute({
    method: 'POST',
    path: '/api/v1/video/user-video/render',
    summary:
      'Order the film of a video as it is. Once for a version however often it is asked; counted by the single purchase or the plan, given back where it fails or is cancelled; trying again is free',
    access: edited,
    body: z.strictObject({
      videoNo: RowNumber,
      /** What was looked at: another version is not made. */
      version: Version,
      /** With the sample watermark: counted nowhere. */
      isSample: z.boolean().optional(),
    }),
    once: true,
    reply: UserVideo,
    errors: [
      ...dead,
      'NOT_FOUND',
      'CONFLICT',
      'PLAN_NEEDED',
      'LIMIT_REACHED',
      'QUOTA_DAILY',
      'BUSINESS_SUSPENDED',
    ],
  }),
  cancelUserVideo: defineRoute({
    method: 'POST',
    path: '/api/v1/video/user-video/cancel',
    summary: 'Cancel the film that waits or is made; nothing is counted for it',
    access: edited,
    body: z.strictObject({ videoNo: RowNumber }),
    reply: UserVideo,
    errors: [...dead, 'NOT_FOUND'],
  }),
  listUserVideoVersions: defineRoute({
    method: 'GET',
    path: '/api/v1/video/user-video/versions',
    summary: 'The films of a video that were made, newest first, with what they said',
    access: viewed,
    query: z.object({ videoNo: No }),
    reply: z.array(VideoVersion),
    errors: [...dead, 'NOT_FOUND'],
  }),
  rollBackUserVideo: defineRoute({
    method: 'POST',
    path: '/api/v1/video/user-video/rollBack',
    summary:
      'Take over what a former film said; while that film is kept it is given out again, without counting',
    access: edited,
    body: z.strictObject({ videoNo: RowNumber, renderNo: RowNumber, version: Version.optional() }),
    reply: UserVideo,
    errors: [...dead, 'NOT_FOUND', 'BUSINESS_SUSPENDED', 'CONFLICT'],
  }),
  downloadUserVideo: defineRoute({
    method: 'GET',
    path: '/api/v1/video/user-video/file',
    summary: 'The film that was made last, or the one named: MP4 in two sizes, or its poster picture',
    access: viewed,
    query: z.object({ videoNo: No, renderNo: No.optional(), size: z.enum(filmSizes).optional() }),
    download: 'video/mp4',
    reply: z.unknown(),
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
}
