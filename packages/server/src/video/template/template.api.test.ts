import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import type { VideoTemplateContent } from '@parichay/contract/video/template.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { contentOf } from '@parichay/video/order.ts'
import { videoTemplates } from '@parichay/video/templates.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillReference } from '../../reference.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestCustomer,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { plainContent, plainScene } from '../fixtures.ts'
import { testOne } from '../film/work.test-film.ts'

let w: TestWorld
let keeper: TestStaff
let owner: TestCustomer
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  keeper = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  owner = await makeCustomer(w)
  await fillReference(w.world.database)
})
afterAll(() => w.close())

const save = (
  content: VideoTemplateContent,
  scene: unknown,
  more: { templateId?: number; version?: number } = {},
) =>
  keeper.client.call(videoTemplateRoutes.saveVideoTemplate, {
    body: { content, scene: typeof scene === 'string' ? scene : JSON.stringify(scene), ...more },
  })
const make = async (more: Partial<VideoTemplateContent> = {}) =>
  (await save(plainContent(more), plainScene())).data
const look = (id: number, version?: number) =>
  keeper.client.ok(videoTemplateRoutes.getVideoTemplate, { params: { id }, query: { version } })
const status = (templateId: number, wanted: 'PUBLISHED' | 'WITHDRAWN') =>
  keeper.client.call(videoTemplateRoutes.updateVideoTemplateStatus, { body: { templateId, status: wanted } })
const offered = async (search?: string) =>
  (await owner.client.ok(videoTemplateRoutes.listVideoTemplates, { query: { search } })).map(
    ({ templateId }) => templateId,
  )

test('delivered templates are there after the start, once, in the order of the code, and offered to everybody', async () => {
  await fillReference(w.world.database)
  const all = await owner.client.ok(videoTemplateRoutes.listVideoTemplates, { query: {} })
  const delivered = all.filter(({ code }) => code !== null)
  expect(delivered.map(({ code }) => code)).toEqual(videoTemplates.map(({ id }) => id))
  const { templateId, figures, can } = delivered[0]!
  expect([figures, can.change]).toEqual([null, 'NOT_ALLOWED'])
  // What staff say of it stays; what code decides follows the code.
  const content = { ...contentOf(videoTemplates[0]!), title: 'Our own name', seconds: 59, slots: [] }
  const kept = (
    await keeper.client.call(videoTemplateRoutes.saveVideoTemplate, { body: { templateId, content } })
  ).data
  expect([kept.title, kept.seconds, kept.version]).toEqual(['Our own name', videoTemplates[0]!.seconds, 2])
  await w.world.database.platform
    .updateTable('videoTemplateVersion')
    .set({ content: JSON.stringify({ ...content, tags: [] }) })
    .where('templateId', '=', templateId)
    .where('version', '=', 2)
    .execute()
  await fillReference(w.world.database)
  const followed = await look(templateId)
  expect([followed.title, followed.seconds, followed.version, followed.publishedVersion]).toEqual([
    'Our own name',
    videoTemplates[0]!.seconds,
    3,
    3,
  ])
})

test.each([
  ['{', 'not JSON'],
  [{ ...plainScene(), layers: [{ kind: 'nothing' }] }, 'layers'],
  [{ ...plainScene(), width: 720 }, '1080'],
  [{ ...plainScene(), background: undefined }, 'background'],
  [
    {
      ...plainScene(),
      layers: [
        { kind: 'image', box: { x: 0, y: 0, width: 9, height: 9 }, source: 'elsewhere', fit: 'cover' },
      ],
    },
    'elsewhere',
  ],
])('a scene that is none is refused, saying where (%#)', async (scene, words) => {
  const { status: code, failure } = await save(plainContent(), scene)
  expect([code, failure.code, failure.field]).toEqual([422, 'SCENE_INVALID', 'scene'])
  expect(failure.message).toContain(words)
})

test('published only after good test films of this very version; films go on with the version they were begun with', async () => {
  const { templateId, can } = await make({ title: 'Tested offer', seconds: 3 })
  expect(can).toMatchObject({ publish: 'STEP_OUT_OF_ORDER', withdraw: 'CONFLICT', delete: true })
  expect((await status(templateId, 'PUBLISHED')).failure.code).toBe('STEP_OUT_OF_ORDER')
  await keeper.client.ok(videoTemplateRoutes.testVideoTemplate, { body: { templateId, version: 1 } })
  expect(await look(templateId)).toMatchObject({ test: { state: 'waiting' }, can: { delete: 'IN_USE' } })
  const remove = () => keeper.client.call(videoTemplateRoutes.deleteVideoTemplate, { body: { templateId } })
  expect((await remove()).failure.code).toBe('IN_USE')
  for (const language of ['en', 'hi', 'ta']) await testOne(w.world, { templateId, version: 1, language })
  expect((await look(templateId)).test).toMatchObject({
    state: 'good',
    percent: 100,
    films: ['en', 'hi', 'ta'],
  })
  const test1 = await keeper.client.get(
    `/api/v1/video/template/testFile?templateId=${templateId}&language=ta`,
  )
  expect(test1.bytes.subarray(4, 8).toString()).toBe('ftyp')
  expect(await offered()).not.toContain(templateId)
  expect((await status(templateId, 'PUBLISHED')).data).toMatchObject({
    status: 'PUBLISHED',
    publishedVersion: 1,
  })
  expect(await offered('tested OFFER')).toEqual([templateId])

  const business = await makeBusiness(w, { owner })
  const values = {
    texts: { headline: 'Sale' },
    pictures: {},
    colours: {},
    hasLogo: false,
    music: '',
    language: 'en' as const,
  }
  const video = await owner.client.ok(userVideoRoutes.saveUserVideo, {
    body: { businessId: business.businessId, templateId, title: 'Mine', values },
  })
  const next = await save(plainContent({ title: 'Second', seconds: 5 }), plainScene(), {
    templateId,
    version: 1,
  })
  expect(next.data).toMatchObject({ version: 2, publishedVersion: 1, test: null, title: 'Second' })
  expect((await save(plainContent(), plainScene(), { templateId, version: 1 })).failure.code).toBe('CONFLICT')
  const asCustomer = await owner.client.ok(videoTemplateRoutes.getVideoTemplate, {
    params: { id: templateId },
    query: {},
  })
  expect([asCustomer.title, asCustomer.version, asCustomer.seconds]).toEqual(['Tested offer', 1, 3])
  const again = await owner.client.ok(userVideoRoutes.saveUserVideo, {
    body: { videoNo: video.videoNo, templateId, title: 'Mine', values },
  })
  expect(again.templateVersion).toBe(1)
  const rolled = await keeper.client.ok(videoTemplateRoutes.rollBackVideoTemplate, {
    body: { templateId, toVersion: 1 },
  })
  expect([rolled.title, rolled.version]).toEqual(['Tested offer', 3])
  const versions = await keeper.client.ok(videoTemplateRoutes.listVideoTemplateVersions, {
    query: { templateId },
  })
  expect(versions.map(({ version, title }) => [version, title])).toEqual([
    [3, 'Tested offer'],
    [2, 'Second'],
    [1, 'Tested offer'],
  ])
  expect((await status(templateId, 'WITHDRAWN')).status).toBe(200)
  expect(await offered()).not.toContain(templateId)
  expect((await remove()).status).toBe(200)
  const still = await owner.client.ok(userVideoRoutes.getUserVideo, { params: { videoNo: video.videoNo } })
  expect(still).toMatchObject({ templateTitle: 'Tested offer', seconds: 3 })
  // Its owner goes on with it: the editor asks for the version it was begun with. Nobody begins another one.
  const read = (client: TestCustomer['client'], version?: number) =>
    client.call(videoTemplateRoutes.getVideoTemplate, { params: { id: templateId }, query: { version } })
  for (const client of [owner.client, keeper.client])
    expect((await read(client, 1)).data).toMatchObject({ title: 'Tested offer', version: 1 })
  expect((await read(owner.client)).failure.code).toBe('NOT_FOUND')
  expect((await read(owner.client, 9)).failure.code).toBe('NOT_FOUND')
}, 120_000)

test('a test that cannot be drawn fails with its reason', async () => {
  const { templateId } = await make({ title: 'Broken later' })
  await keeper.client.ok(videoTemplateRoutes.testVideoTemplate, { body: { templateId } })
  await w.world.database.platform
    .updateTable('videoTemplateVersion')
    .set({ scene: JSON.stringify({ ...plainScene(), layers: [{ kind: 'nothing' }] }) })
    .where('templateId', '=', templateId)
    .execute()
  await testOne(w.world, { templateId, version: 1, language: 'hi' })
  expect((await look(templateId)).test).toMatchObject({
    state: 'failed',
    fault: expect.stringContaining('(hi)'),
  })
})

test('a template is moved to a place of the gallery, and the others move over', async () => {
  const [first, second] = [await make({ title: 'Mover' }), await make({ title: 'Moved' })]
  const order = await keeper.client.ok(videoTemplateRoutes.updateVideoTemplatePopularity, {
    body: { templateId: second!.templateId, popularity: 0 },
  })
  expect(order[0]).toEqual({ templateId: second!.templateId, popularity: 0 })
  expect(order.map(({ popularity }) => popularity)).toEqual(order.map((_, i) => i))
  expect(order.at(-1)!.templateId).toBe(first!.templateId)
})
