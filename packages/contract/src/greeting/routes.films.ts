import { z } from 'zod'
import { BusinessId, RowNumber } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { CopyOf, filmBounds, FilmCopy, GreetingFilm, NewGreetingFilm } from './fields.films.ts'
import { FrameSettings } from './fields.frames.ts'
import { ImageId } from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'] as const
const id = z.coerce.number().int().positive().max(2_147_483_647)
const managed = (key: string) => access('-', '-', 'imagePost.manage', 'A', 'X', key)
const owned = access('-', 'O', 'imagePost.manage', 'A', 'X', 'businessId')
const refused = ['CONFLICT', 'PLAN_NEEDED', 'LIMIT_REACHED', 'QUOTA_DAILY', 'BUSINESS_SUSPENDED'] as const

/** Greeting videos: films that staff bring into the library, and a business's own copies of them (screens, daily-image). */
export const filmRoutes = {
  beginFilm: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/video',
    summary: 'Begin to send a film (MP4, MOV or WebM, 60 seconds, 100 MB) that comes in parts of 4 MB',
    access: managed('uploader'),
    body: NewGreetingFilm,
    reply: GreetingFilm,
    errors: [...dead, 'LIMIT_REACHED', 'RATE_LIMITED'],
  }),
  sendFilmPart: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/video/:filmId/part',
    summary:
      'One part of a film, from 0; sent again it takes the place of the same. With the last one the film is made',
    access: managed('uploader'),
    params: z.object({ filmId: id }),
    query: z.object({ part: z.coerce.number().int().min(0).max(39) }),
    upload: { maxBytes: filmBounds.partBytes },
    reply: GreetingFilm,
    errors: [...dead, 'CONFLICT', 'UPLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA', 'RATE_LIMITED'],
  }),
  getFilm: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/video/:filmId',
    summary: 'How far a film is, or why nothing could be made of it',
    access: managed('uploader'),
    params: z.object({ filmId: id }),
    reply: GreetingFilm,
    errors: dead,
  }),
  dropFilm: defineRoute({
    method: 'DELETE',
    path: '/api/v1/image-post/video',
    summary: 'Stop sending or making a film, and take away what arrived',
    access: managed('uploader'),
    body: z.strictObject({ filmId: RowNumber }),
    reply: z.object({ dropped: z.boolean() }),
    errors: [...dead, 'RATE_LIMITED'],
  }),
  makeFilmCopy: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/:imageId/video',
    summary:
      'Make the film of a post in a business’s frame: as saved, or by `settings`. The same is made once; nothing is counted before it is fetched',
    access: owned,
    params: z.object({ imageId: ImageId }),
    body: z.strictObject({ businessId: RowNumber, settings: FrameSettings.optional() }),
    once: true,
    reply: FilmCopy,
    errors: [
      ...dead,
      ...refused,
      'IMAGE_MISSING',
      'GLYPH_MISSING',
      'RATE_LIMITED',
      'RENDER_BUSY',
      'RENDER_TIMEOUT',
      'RENDER_FAILED',
    ],
  }),
  getFilmCopy: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/:imageId/video',
    summary: 'How far a copy is',
    access: owned,
    params: z.object({ imageId: ImageId }),
    query: z.object({ businessId: BusinessId, copyId: id }),
    reply: FilmCopy,
    errors: dead,
  }),
  cancelFilmCopy: defineRoute({
    method: 'DELETE',
    path: '/api/v1/image-post/:imageId/video',
    summary: 'Stop making a copy',
    access: owned,
    params: z.object({ imageId: ImageId }),
    body: CopyOf,
    reply: FilmCopy,
    errors: [...dead, 'RATE_LIMITED'],
  }),
  getFilmCopyFile: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/:imageId/video/file',
    summary:
      'The film in the business’s frame. Fetched for the first time it counts as one of the day’s greeting videos (Asia/Kolkata); again within a week it is free',
    access: owned,
    params: z.object({ imageId: ImageId }),
    query: z.object({ businessId: BusinessId, copyId: id }),
    download: 'video/mp4',
    reply: z.unknown(),
    errors: [...dead, ...refused, 'IMAGE_MISSING'],
  }),
}
