import { fail, Problem } from '@parichay/contract/errors.ts'
import { sceneOfJson } from '@parichay/contract/video/scene.ts'
import {
  testLanguages,
  videoBounds,
  videoSizes,
  type VideoTemplateChange,
  type VideoTemplateContent,
} from '@parichay/contract/video/template.ts'
import { SceneProblem } from '@parichay/scene/problem.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../platform/db.ts'
import { clipSlots, testValues } from '../film/rules.ts'
import {
  addTemplate,
  addVersion,
  changeTemplate,
  findDrawing,
  findTemplate,
  listDelivered,
  listTemplates,
  lockTemplates,
  type TemplateRow,
} from './store.ts'

/** The template is not there. */
export const gone = () => fail('NOT_FOUND', 'This template does not exist any more.')
const clash = () =>
  fail('CONFLICT', 'This template was changed elsewhere. Look at the newer version and save again.')

/** A template that nobody else changes until this transaction ends, in the version that was looked at. */
export async function lockOne(tx: Tx, templateId: number, version?: number): Promise<TemplateRow> {
  await lockTemplates(tx)
  const row = (await findTemplate(tx, templateId)) ?? gone()
  return version !== undefined && version !== row.version ? clash() : row
}

/** Reads a scene that somebody wrote, and draws none of it: shape, length, slots, words of three scripts. Throws with the path. */
export function requireScene(text: string | undefined, content: VideoTemplateContent): object {
  let saved: unknown
  try {
    saved = JSON.parse(text ?? '')
  } catch {
    return fail('SCENE_INVALID', 'The scene is not JSON.', { field: 'scene' })
  }
  try {
    for (const language of testLanguages) {
      const values = testValues(content, language)
      const pictures = [...Object.keys(values.pictures), ...clipSlots(content), 'logo']
      const scene = sceneOfJson(saved, content, values, pictures)
      const missing = needsOf(scene).images.find((image) => !pictures.includes(image))
      if (missing !== undefined)
        fail('SCENE_INVALID', `The picture “${missing}” has no slot of this name.`, { field: 'scene' })
    }
  } catch (error) {
    if (error instanceof SceneProblem)
      throw new Problem(error.code === 'GLYPH_MISSING' ? 'GLYPH_MISSING' : 'SCENE_INVALID', error.message, {
        field: 'scene',
      })
    throw error
  }
  return requireShape(saved as { width?: unknown; height?: unknown; background?: unknown }, content)
}

function requireShape(
  saved: { width?: unknown; height?: unknown; background?: unknown },
  { shape }: VideoTemplateContent,
): object {
  const { width, height } = videoSizes[shape]
  if (saved.width !== width || saved.height !== height)
    fail('SCENE_INVALID', `The scene of this shape is ${width} × ${height}.`, { field: 'scene' })
  if (saved.background === undefined)
    fail('SCENE_INVALID', 'A film needs a background that nothing shines through.', { field: 'scene' })
  return saved
}

/** What of a delivered template its code decides. */
const ofCode = ['slots', 'seconds', 'shape', 'chapters', 'posterAt'] as const

/** Adds a template, or keeps a new version of the one named; versions before it stay for the films begun with them. */
export async function saveTemplate(
  tx: Tx,
  { templateId, content, scene, version, isPremium }: VideoTemplateChange,
  by: { madeBy: string; now: Date },
): Promise<number> {
  if (templateId === undefined) {
    await lockTemplates(tx)
    if ((await listTemplates(tx, { published: false })).length >= videoBounds.templates)
      fail('LIMIT_REACHED', `There are ${videoBounds.templates} templates already. Delete some first.`)
    const added = await addTemplate(tx, { content, scene: requireScene(scene, content), ...by })
    if (isPremium) await changeTemplate(tx, added, { isPremium })
    return added
  }
  const row = await lockOne(tx, templateId, version)
  const next = row.version + 1
  const own =
    row.code === null
      ? content
      : { ...content, ...Object.fromEntries(ofCode.map((name) => [name, row.content[name]])) }
  const drawn = row.code === null ? requireScene(scene, own) : null
  if (isPremium !== undefined && isPremium !== row.isPremium) {
    await changeTemplate(tx, templateId, { isPremium, updatedAt: by.now })
    // Nothing but the mark: what was tested and published stays so.
    const before = await findDrawing(tx, templateId, row.version)
    const isSame = isDeepStrictEqual([own, drawn], [before?.content, before?.scene])
    if (isSame) return templateId
  }
  await addVersion(tx, templateId, next, { content: own, scene: drawn, ...by })
  // What code draws was tested before it was delivered, so its new words are offered at once.
  const published = row.code !== null && row.status === 'PUBLISHED' ? { publishedVersion: next } : {}
  await changeTemplate(tx, templateId, { version: next, updatedAt: by.now, ...published })
  return templateId
}

/**
 * Makes the rows of the delivered templates: new ones at the end of the gallery, in their order. What code decides of one
 * that is there follows the code, as a new version; title, words for the search and place are left as people made them.
 */
export async function deliverTemplates(
  tx: Tx,
  delivered: readonly { code: string; content: VideoTemplateContent }[],
  now: Date,
): Promise<void> {
  await lockTemplates(tx)
  const known = new Map((await listDelivered(tx)).map((row) => [row.code, row]))
  const by = { scene: null, madeBy: 'system', now }
  for (const { code, content } of delivered) {
    const row = known.get(code)
    if (!row) {
      const templateId = await addTemplate(tx, { code, content, ...by })
      await changeTemplate(tx, templateId, { status: 'PUBLISHED', publishedVersion: 1 })
      continue
    }
    const ofNow = Object.fromEntries(ofCode.map((name) => [name, content[name]]))
    const before = Object.fromEntries(ofCode.map((name) => [name, row.content[name]]))
    if (isDeepStrictEqual(ofNow, before)) continue
    const version = row.version + 1
    await addVersion(tx, row.templateId, version, { ...by, content: { ...row.content, ...ofNow } })
    const published = row.publishedVersion === null ? {} : { publishedVersion: version }
    await changeTemplate(tx, row.templateId, { version, updatedAt: now, ...published })
  }
}

/** Makes a former version the present one, as a new version. */
export async function rollBack(
  tx: Tx,
  row: TemplateRow,
  toVersion: number,
  by: { madeBy: string; now: Date },
): Promise<void> {
  const former = (await findDrawing(tx, row.templateId, toVersion)) ?? gone()
  const version = row.version + 1
  await addVersion(tx, row.templateId, version, { content: former.content, scene: former.scene, ...by })
  await changeTemplate(tx, row.templateId, { version, updatedAt: by.now })
}

/** Puts a template at a place of the gallery; the others move over. */
export async function placeTemplate(
  tx: Tx,
  templateId: number,
  place: number,
): Promise<{ templateId: number; popularity: number }[]> {
  await lockTemplates(tx)
  const all = await listTemplates(tx, { published: false })
  const moved = all.find((one) => one.templateId === templateId) ?? gone()
  const others = all.filter((one) => one !== moved)
  const order = [...others.slice(0, place), moved, ...others.slice(place)]
  for (const [popularity, one] of order.entries())
    if (one.popularity !== popularity) await changeTemplate(tx, one.templateId, { popularity })
  return order.map((one, popularity) => ({ templateId: one.templateId, popularity }))
}
