import { z } from 'zod'
import { RowNumber, Version } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { VideoTemplateFilters } from './filters.ts'
import {
  testLanguages,
  VideoTemplate,
  VideoTemplateChange,
  videoTemplateStatuses,
  VideoTemplateWithScene,
} from './template.ts'

const signedIn = (key: string) => access('-', 'S', 'S', 'A', 'X', key)
/** Staff of the super-admin agency only (specification 6). */
const kept = access('-', '-', 'videoTemplate.manage', 's', 'X', 'templateId')
const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const id = z.coerce.number().int().positive().max(2_147_483_647)
const named = z.strictObject({ templateId: RowNumber, version: Version.optional() })

/** Templates of promotional videos (specification 7, Video). */
export const videoTemplateRoutes = {
  listVideoTemplates: defineRoute({
    method: 'GET',
    path: '/api/v1/video/template',
    summary: 'Video templates in the order of the gallery: published ones, and all for who keeps them',
    access: signedIn('-'),
    query: VideoTemplateFilters,
    reply: z.array(VideoTemplate),
    errors: [...dead],
  }),
  getVideoTemplate: defineRoute({
    method: 'GET',
    path: '/api/v1/video/template/:id',
    summary: 'One video template with its scene; a withdrawn one too, for the films made with it',
    access: signedIn('id'),
    params: z.object({ id }),
    /** A former version, for a film that was begun with it; also when the template was deleted since. */
    query: z.object({ version: id.optional() }),
    reply: VideoTemplateWithScene,
    errors: [...dead, 'NOT_FOUND'],
  }),
  saveVideoTemplate: defineRoute({
    method: 'POST',
    path: '/api/v1/video/template',
    summary: 'Add a video template, or change the one named; the scene is checked with all its slots',
    access: kept,
    body: VideoTemplateChange,
    bodyBytes: 1_048_576,
    once: true,
    reply: VideoTemplateWithScene,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED', 'SCENE_INVALID', 'GLYPH_MISSING'],
  }),
  deleteVideoTemplate: defineRoute({
    method: 'DELETE',
    path: '/api/v1/video/template',
    summary: 'Delete a video template; not while films of it wait. Films that were made keep what they need',
    access: kept,
    body: z.strictObject({ templateId: RowNumber }),
    reply: z.object({ deleted: z.literal(true) }),
    errors: [...dead, 'NOT_FOUND', 'IN_USE'],
  }),
  updateVideoTemplatePopularity: defineRoute({
    method: 'PUT',
    path: '/api/v1/video/template/popularity',
    summary: 'Move a video template to a place of the gallery, counted from 0; what stands there moves over',
    access: kept,
    body: z.strictObject({ templateId: RowNumber, popularity: z.number().int().min(0).max(10_000) }),
    reply: z.array(VideoTemplate.pick({ templateId: true, popularity: true })),
    errors: [...dead, 'NOT_FOUND'],
  }),
  updateVideoTemplateStatus: defineRoute({
    method: 'POST',
    path: '/api/v1/video/template/status',
    summary: 'Publish a video template, which needs a good test render of this version, or withdraw it',
    access: kept,
    body: named.extend({ status: z.enum(videoTemplateStatuses) }),
    reply: VideoTemplateWithScene,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'STEP_OUT_OF_ORDER'],
  }),
  testVideoTemplate: defineRoute({
    method: 'POST',
    path: '/api/v1/video/template/test',
    summary: 'Make films of a template in three languages, with long and short words',
    access: kept,
    body: named,
    once: true,
    reply: VideoTemplateWithScene,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  downloadVideoTest: defineRoute({
    method: 'GET',
    path: '/api/v1/video/template/testFile',
    summary: 'A film of the last test render',
    access: kept,
    query: z.object({ templateId: id, language: z.enum(testLanguages) }),
    download: 'video/mp4',
    reply: z.unknown(),
    errors: [...dead, 'NOT_FOUND'],
  }),
  listVideoTemplateVersions: defineRoute({
    method: 'GET',
    path: '/api/v1/video/template/versions',
    summary: 'What a template was before, newest first',
    access: kept,
    query: z.object({ templateId: id }),
    reply: z.array(
      z.object({ version: z.number().int(), title: z.string(), at: z.iso.datetime(), by: z.string() }),
    ),
    errors: [...dead, 'NOT_FOUND'],
  }),
  rollBackVideoTemplate: defineRoute({
    method: 'POST',
    path: '/api/v1/video/template/rollBack',
    summary: 'Make a former version of a template the present one; it is tested again before it is published',
    access: kept,
    body: named.extend({ toVersion: Version }),
    reply: VideoTemplateWithScene,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
}
