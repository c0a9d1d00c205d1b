import { changedLeaves } from '@parichay/contract/activity/rules.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { testLanguages } from '@parichay/contract/video/template.ts'
import { keepsByPlan } from '../../plan/usage/usecase.ts'
import { changeAndRecord } from '../../platform/audit.ts'
import { gateVerdict } from '../../platform/gate.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { type Actor, nameOf } from '../../platform/scope.ts'
import { videoTemplateRoutes as routes } from '@parichay/contract/video/routes.templates.ts'
import { makeTest } from '../jobs.ts'
import { filmIn } from '../work.ts'
import { mayDelete, mayPublish } from './policy.ts'
import { type Kept, presentTemplate, presentTest, presentWithScene } from './present.ts'
import {
  beginTests,
  changeTemplate,
  countWaiting,
  findBegunTemplate,
  findDrawing,
  findTemplate,
  listTemplates,
  listTests,
  listVersions,
  readFigures,
} from './store.ts'
import { gone, lockOne, placeTemplate, rollBack, saveTemplate } from './usecase.ts'

type By = Pick<Call, 'world' | 'actor'>
const keeps = (actor: Actor) => gateVerdict(routes.saveVideoTemplate, actor) === true

/** What who keeps templates sees of them beside what everybody does. */
async function readKept({ world }: By, ids: readonly number[]): Promise<(id: number) => Kept> {
  const { platform } = world.database
  const [figures, tests] = await Promise.all([readFigures(platform, ids), listTests(platform, ids)])
  return (id) => ({ figures: figures.get(id), tests: tests.filter(({ templateId }) => templateId === id) })
}

/**
 * One template in its present version, or the published one for who does not keep them. A version is asked for by the editor of a
 * film that was begun with it, which outlives its template.
 */
async function show(call: By, templateId: number, version?: number) {
  const { platform } = call.world.database
  const find = version === undefined ? findTemplate : findBegunTemplate
  const row = (await find(platform, templateId)) ?? gone()
  const isKept = keeps(call.actor)
  const wanted = version ?? (isKept ? row.version : (row.publishedVersion ?? 0))
  const drawing = (await findDrawing(platform, templateId, wanted)) ?? gone()
  const kept = isKept ? (await readKept(call, [templateId]))(templateId) : null
  return presentWithScene(row, drawing, kept, call.actor)
}

/** Whether films can be chosen here: the agency sells them, or a plan of the customer that runs still has them. */
async function isOffered({ world, agency, actor, scope, now }: Call): Promise<boolean> {
  if (scope.reach === 'platform' || agency.configuration.video.enableVideo) return true
  if (actor.kind !== 'customer') return false
  const at = { products: agency.configuration, today: istDay(now) }
  return world.database.platform
    .transaction()
    .execute((tx) => keepsByPlan(tx, scope, actor.userId, ['promotionalVideo'], at))
}

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase('en')

/** Handlers of `videoTemplateRoutes`. */
export const videoTemplateHandlers: Handlers<typeof videoTemplateRoutes> = {
  async listVideoTemplates(call) {
    const { query, world, actor } = call
    const isKept = keeps(actor)
    if (!isKept && !(await isOffered(call))) return []
    const all = await listTemplates(world.database.platform, { published: !isKept })
    const words = folded(query.search ?? '')
      .split(/\s+/)
      .filter(Boolean)
    const found = all.filter(({ content, status, isPremium, templateId }) => {
      const held = folded(
        [content.title, ...Object.values(content.names), ...content.tags, templateId].join(' '),
      )
      return (
        (!query.category || content.category === query.category) &&
        (!query.shape || content.shape === query.shape) &&
        (query.isPremium === undefined || isPremium === query.isPremium) &&
        (!isKept || !query.status || status === query.status) &&
        words.every((word) => held.includes(word))
      )
    })
    const kept = isKept
      ? await readKept(
          call,
          found.map(({ templateId }) => templateId),
        )
      : () => null
    return found.map((row) => presentTemplate(row, kept(row.templateId), actor))
  },

  getVideoTemplate: (call) => show(call, call.params.id, call.query.version),

  async saveVideoTemplate(call) {
    const { body, actor, now } = call
    const id = await changeAndRecord(call, call.scope, 'platform', async (tx) => {
      const told = async (id: number) => {
        const { version, code, isPremium } = await lockOne(tx, id)
        const { content, scene } = (await findDrawing(tx, id, version)) ?? gone()
        return code === null ? { ...content, isPremium, scene } : { ...content, isPremium }
      }
      const before = body.templateId === undefined ? undefined : await told(body.templateId)
      const templateId = await saveTemplate(tx, body, { madeBy: nameOf(actor), now })
      return {
        result: templateId,
        action: body.templateId === undefined ? 'videoTemplate.add' : 'videoTemplate.change',
        object: `videoTemplate ${templateId}`,
        detail: {
          title: body.content.title,
          ...(before && changedLeaves(before, await told(templateId))),
        },
      }
    })
    return show(call, id)
  },

  deleteVideoTemplate: (call) =>
    changeAndRecord(call, call.scope, 'platform', async (tx) => {
      const { templateId } = call.body
      const row = await lockOne(tx, templateId)
      const waiting = await countWaiting(tx, templateId)
      if (mayDelete({ ...standingOf(row), waiting }) !== true)
        fail('IN_USE', 'Films of this template are still to be made. Delete it when they are done.')
      await changeTemplate(tx, templateId, { deletedAt: call.now })
      return {
        result: { deleted: true as const },
        action: 'videoTemplate.delete',
        object: `videoTemplate ${templateId}`,
        detail: { title: row.content.title },
      }
    }),

  updateVideoTemplatePopularity: (call) =>
    changeAndRecord(call, call.scope, 'platform', async (tx) => {
      const { templateId, popularity } = call.body
      const result = await placeTemplate(tx, templateId, popularity)
      const object = `videoTemplate ${templateId}` as const
      return { result, action: 'videoTemplate.move', object, detail: { popularity } }
    }),

  async updateVideoTemplateStatus(call) {
    const { templateId, status, version } = call.body
    await changeAndRecord(call, call.scope, 'platform', async (tx) => {
      const row = await lockOne(tx, templateId, version)
      if (status === 'DRAFT') fail('CONFLICT', 'A template that was published can only be withdrawn.')
      if (status === 'PUBLISHED') {
        const isTested = presentTest(await listTests(tx, [templateId]))?.state === 'good'
        if (mayPublish({ ...standingOf(row), isTested }) !== true)
          fail('STEP_OUT_OF_ORDER', 'Make a test render of this version first.')
      }
      await changeTemplate(tx, templateId, {
        status,
        updatedAt: call.now,
        ...(status === 'PUBLISHED' ? { publishedVersion: row.version } : {}),
      })
      return {
        result: undefined,
        action: status === 'PUBLISHED' ? 'videoTemplate.publish' : 'videoTemplate.withdraw',
        object: `videoTemplate ${templateId}`,
        detail: { title: row.content.title, version: row.version },
      }
    })
    return show(call, templateId)
  },

  async testVideoTemplate(call) {
    const { templateId, version } = call.body
    await changeAndRecord(call, call.scope, 'platform', async (tx) => {
      const row = await lockOne(tx, templateId, version)
      await beginTests(tx, templateId, row.version, testLanguages, call.now)
      await call.world.queue.addMany(
        tx,
        makeTest,
        testLanguages.map((language) => ({ templateId, version: row.version, language })),
      )
      const object = `videoTemplate ${templateId}` as const
      return { result: undefined, action: 'videoTemplate.test', object, detail: { version: row.version } }
    })
    return show(call, templateId)
  },

  async downloadVideoTest({ query, world }) {
    const { templateId, language } = query
    const tests = await listTests(world.database.platform, [templateId])
    const key = tests.find((test) => test.language === language)?.storageKey
    const stored = await filmIn(world, key)
    return stored ? { ...stored, name: `template-${templateId}-${language}.mp4` } : gone()
  },

  async listVideoTemplateVersions({ query, world }) {
    const { platform } = world.database
    if (!(await findTemplate(platform, query.templateId))) gone()
    return (await listVersions(platform, query.templateId)).map((row) => ({
      version: row.version,
      title: row.content.title,
      at: row.createdAt.toISOString(),
      by: row.madeBy,
    }))
  },

  async rollBackVideoTemplate(call) {
    const { templateId, toVersion, version } = call.body
    await changeAndRecord(call, call.scope, 'platform', async (tx) => {
      const row = await lockOne(tx, templateId, version)
      if (row.code !== null) fail('CONFLICT', 'A delivered template is as its code draws it.')
      await rollBack(tx, row, toVersion, { madeBy: nameOf(call.actor), now: call.now })
      const object = `videoTemplate ${templateId}` as const
      return { result: undefined, action: 'videoTemplate.rollBack', object, detail: { version: toVersion } }
    })
    return show(call, templateId)
  },
}

const standingOf = (row: { status: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN'; code: string | null }) => ({
  status: row.status,
  isDelivered: row.code !== null,
  waiting: 0,
  isTested: false,
  isCurrent: false,
})
