import { z } from 'zod'
import { BusinessId, line, RowNumber } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { clipBounds, soundBounds, soundKinds, VideoSound } from './sound.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'] as const
const seen = access('-', 'O', 'video.view', 'A', 'X', 'businessId')
const sent = access('-', 'O', 'video.edit', 'A', 'X', 'businessId')
const No = z.coerce.number().int().positive().max(2_147_483_647)

/** Own music, voices and clips of a business's films (design, Promotional videos). */
export const videoSoundRoutes = {
  listVideoSounds: defineRoute({
    method: 'GET',
    path: '/api/v1/video/sound',
    summary: 'The own music and clips of a business, newest first, and with `soundId` that one sound too',
    access: seen,
    query: z.object({ businessId: BusinessId, soundId: No.optional() }),
    reply: z.array(VideoSound),
    errors: dead,
  }),
  addVideoSound: defineRoute({
    method: 'POST',
    path: '/api/v1/video/sound',
    summary:
      'Send music (MP3, M4A, WAV, OGG, FLAC; 15 MB, 10 minutes) with a tick that the rights are there, a recorded voice, or a clip (MP4, MOV, WebM; 40 MB, one minute) whose sound is left out; it is read by the worker',
    access: sent,
    query: z.object({
      businessId: BusinessId,
      kind: z.enum(soundKinds),
      title: line(soundBounds.title).optional(),
      /** Version of the words that were ticked; music is not taken without. */
      rights: z.coerce.number().int().min(1).max(1000).optional(),
    }),
    upload: { maxBytes: clipBounds.bytes },
    reply: VideoSound,
    errors: [
      ...dead,
      'BUSINESS_SUSPENDED',
      'UPLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA',
      'LIMIT_REACHED',
      'RATE_LIMITED',
    ],
  }),
  deleteVideoSound: defineRoute({
    method: 'DELETE',
    path: '/api/v1/video/sound',
    summary:
      'Take a sound away; refused while a film that uses it waits or is made. Films that are made keep it',
    access: access('-', 'O', 'video.edit', 'A', 'X', 'soundId'),
    body: z.strictObject({ soundId: RowNumber }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'BUSINESS_SUSPENDED', 'IN_USE', 'RATE_LIMITED'],
  }),
  downloadVideoSound: defineRoute({
    method: 'GET',
    path: '/api/v1/video/sound/file',
    summary: 'A sound as it is heard in films, as MP3, or a clip as it is seen in them, as MP4',
    access: access('-', 'O', 'video.view', 'A', 'X', 'soundId'),
    query: z.object({ soundId: No }),
    download: 'audio/mpeg',
    reply: z.unknown(),
    errors: dead,
  }),
}
