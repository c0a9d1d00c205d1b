import type { ownerNoticeRoutes } from '@parichay/contract/owner-notice/routes.ts'
import type { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import type { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { plainContent, plainScene } from '../video/fixtures.ts'
import type { videoSoundRoutes } from '@parichay/contract/video/routes.sounds.ts'
import type { MatrixCase } from './matrix-case.ts'

const missing = 999_999
/** The first template of a database of the tests. */
const templateId = 101
const values = { texts: {}, pictures: {}, colours: {}, hasLogo: false, music: '', language: 'en' }

/** Templates belong to everybody who is signed in; only the super-admin agency's staff keep them. */
export const videoTemplateCases: Record<keyof typeof videoTemplateRoutes, MatrixCase> = {
  listVideoTemplates: { object: null, input: () => ({ query: {} }) },
  getVideoTemplate: { object: null, input: () => ({ params: { id: templateId }, query: {} }) },
  saveVideoTemplate: {
    object: null,
    input: () => ({ body: { content: plainContent(), scene: JSON.stringify(plainScene()) } }),
    table: 'video_template',
  },
  deleteVideoTemplate: { object: null, input: () => ({ body: { templateId: missing } }), allowed: 404 },
  updateVideoTemplatePopularity: {
    object: null,
    input: () => ({ body: { templateId, popularity: 0 } }),
    table: 'video_template',
  },
  updateVideoTemplateStatus: {
    object: null,
    input: () => ({ body: { templateId: missing, status: 'WITHDRAWN' } }),
    allowed: 404,
  },
  testVideoTemplate: { object: null, input: () => ({ body: { templateId: missing } }), allowed: 404 },
  downloadVideoTest: {
    object: null,
    input: () => ({ query: { templateId: missing, language: 'en' } }),
    allowed: 404,
  },
  listVideoTemplateVersions: { object: null, input: () => ({ query: { templateId } }) },
  rollBackVideoTemplate: {
    object: null,
    input: () => ({ body: { templateId: missing, toVersion: 1 } }),
    allowed: 404,
  },
}

/** Videos of businesses; the ones of the matrix have no template yet, so there is nothing to make or to give out. */
export const userVideoCases: Record<keyof typeof userVideoRoutes, MatrixCase> = {
  listUserVideos: { object: null, input: () => ({ query: {} }) },
  getUserVideo: { object: 'videoNo', input: ({ videoNo }) => ({ params: { videoNo } }) },
  getUserVideosByBusiness: { object: 'businessId', input: ({ businessId }) => ({ query: { businessId } }) },
  saveUserVideo: {
    object: 'videoNo',
    input: ({ videoNo }) => ({ body: { videoNo, templateId, title: 'Our film', values } }),
    table: 'user_video',
  },
  updateUserVideoStatus: {
    object: 'videoNo',
    input: ({ videoNo }) => ({ body: { videoNo, status: 'ACTIVE' } }),
    table: 'user_video',
  },
  deleteUserVideo: {
    object: 'videoNo',
    input: ({ videoNo }) => ({ body: { videoNo } }),
    consumes: true,
    table: 'user_video',
  },
  renderUserVideo: {
    object: 'videoNo',
    input: ({ videoNo }) => ({ body: { videoNo, version: 999 } }),
    allowed: 409,
    table: 'user_video_render',
  },
  cancelUserVideo: { object: 'videoNo', input: ({ videoNo }) => ({ body: { videoNo } }) },
  listUserVideoVersions: { object: 'videoNo', input: ({ videoNo }) => ({ query: { videoNo } }) },
  rollBackUserVideo: {
    object: 'videoNo',
    input: ({ videoNo }) => ({ body: { videoNo, renderNo: 1 } }),
    allowed: 404,
  },
  downloadUserVideo: { object: 'videoNo', input: ({ videoNo }) => ({ query: { videoNo } }), allowed: 404 },
}

/** The bell of owners is about whoever is signed in. */
export const ownerNoticeCases: Record<keyof typeof ownerNoticeRoutes, MatrixCase> = {
  listOwnerNotices: { object: null, input: () => ({ query: {} }) },
  readOwnerNotices: { object: null, input: () => ({ body: { noticeId: missing } }), table: 'owner_notice' },
}

/** The head of a WAV: what is looked at before the worker reads the rest. */
const wav = new Blob([new TextEncoder().encode(`RIFF----WAVEfmt ${' '.repeat(24)}`)])
/** Sounds of films belong to a business. */
export const videoSoundCases: Record<keyof typeof videoSoundRoutes, MatrixCase> = {
  listVideoSounds: { object: 'businessId', input: ({ businessId }) => ({ query: { businessId } }) },
  addVideoSound: {
    object: 'businessId',
    input: ({ businessId }) => ({ query: { businessId, kind: 'voice' }, file: wav }),
  },
  deleteVideoSound: { object: null, input: () => ({ body: { soundId: missing } }), allowed: 404 },
  downloadVideoSound: { object: null, input: () => ({ query: { soundId: missing } }), allowed: 404 },
}
