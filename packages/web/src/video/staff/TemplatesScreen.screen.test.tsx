import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import type { VideoTemplateWithScene } from '@parichay/contract/video/template.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { openPanel } from '../../testing/panel.tsx'

const can = {
  change: true,
  delete: true,
  test: true,
  publish: 'STEP_OUT_OF_ORDER',
  withdraw: 'CONFLICT',
  rollBack: true,
} as const
const scene = {
  version: 2,
  unit: 'px',
  width: 1080,
  height: 1080,
  language: 'en',
  background: '#123456',
  layers: [],
}
const template = (facts: Partial<VideoTemplateWithScene> = {}): VideoTemplateWithScene => ({
  templateId: 101,
  title: 'Festival offer',
  names: { hi: 'त्योहार का प्रस्ताव' },
  category: 'offers',
  shape: 'SQUARE',
  seconds: 8,
  posterAt: 3,
  tags: ['sale'],
  slots: [
    {
      key: 'headline',
      type: 'text',
      label: { en: 'Headline' },
      longest: 30,
      default: 'Sale today',
      isRequired: true,
    },
  ],
  chapters: [],
  music: '',
  code: null,
  status: 'DRAFT',
  popularity: 0,
  version: 3,
  publishedVersion: null,
  isPremium: false,
  figures: { uses: 12, renderSeconds: 31.4, failedPercent: 2, waiting: 0 },
  test: null,
  can,
  scene,
  ...facts,
})
const other = template({
  templateId: 102,
  title: 'Open house',
  category: 'property',
  popularity: 1,
  status: 'PUBLISHED',
})

let edge: Edge
let now: VideoTemplateWithScene
afterEach(() => expect(edge.unanswered).toEqual([]))
/** Nothing is in sight where there is no layout: posters are not drawn. */
class Blind {
  observe() {}
  disconnect() {}
}
afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Blind)
  edge = new Edge()
  now = template()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(videoTemplateRoutes.listVideoTemplates, () => [now, other])
  edge.on(videoTemplateRoutes.getVideoTemplate, ({ params }) => (Number(params['id']) === 101 ? now : other))
  edge.on(videoTemplateRoutes.listVideoTemplateVersions, [
    { version: 3, title: 'Festival offer', at: '2026-11-20T06:00:00.000Z', by: 'franchisee 1 of 1' },
    { version: 2, title: 'Before', at: '2026-11-19T06:00:00.000Z', by: 'franchisee 1 of 1' },
  ])
})
const open = (query = '') =>
  openPanel({
    at: `/panel/admin/video-template-management${query}`,
    edge,
    agency: { roles: ['superadmin' as const] },
    staff: {},
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('templates in the order of the gallery with how they do; filters narrow them, and none found says so', async () => {
  const panel = await open()
  const list = await screen.findByRole('list', { name: 'Video templates' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'Festival offerOffers\u00a0· Square\u00a0· 8 s\u00a0· No. 101Used 12 times\u00a0· 31 s to make\u00a0· 2 % failedDraft',
    'Open houseProperty\u00a0· Square\u00a0· 8 s\u00a0· No. 102Used 12 times\u00a0· 31 s to make\u00a0· 2 % failedPublished',
  ])
  await panel.hands.type(screen.getByRole('searchbox'), '102')
  await waitFor(() => expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toHaveLength(1))
  await panel.hands.type(screen.getByRole('searchbox'), 'x')
  expect(await screen.findByText('No template is like this')).toBeTruthy()
  expect(panel.place()).toBe('/panel/admin/video-template-management?search=102x')
  await panel.hands.click(await button('Clear search'))
  await screen.findByText('Festival offer')
})

test('what narrows the templates stands in the address, beside the one that is open, and stays when that is closed', async () => {
  const panel = await open('?category=property&template=101')
  await panel.hands.click(await button('Close'))
  const list = await screen.findByRole('list', { name: 'Video templates' })
  expect(within(list).getByRole('link').textContent).toContain('Open house')
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/video-template-management?category=property'))
  await panel.hands.selectOptions(screen.getByLabelText('Status'), 'Draft')
  expect(await screen.findByText('No template is like this')).toBeTruthy()
  await waitFor(() => expect(panel.place()).toContain('status=DRAFT'))
})

test('it is published only after good test films of this version', async () => {
  const tested = edge.on(videoTemplateRoutes.testVideoTemplate, () => now)
  const statuses = edge.on(videoTemplateRoutes.updateVideoTemplateStatus, () => now)
  const panel = await open('?template=101')
  expect((await button('Publish')).getAttribute('aria-disabled')).toBe('true')
  await panel.hands.click(await button('Make test films'))
  await waitFor(() => expect(tested[0]?.body).toEqual({ templateId: 101, version: 3 }))
  now = template({
    test: {
      version: 3,
      state: 'good',
      percent: 100,
      fault: null,
      films: ['en', 'hi', 'ta'],
      at: '2026-11-22T06:00:00.000Z',
    },
    can: { ...can, publish: true },
  })
  await panel.hands.click(await button('Make test films'))
  await screen.findByLabelText(/Test film in Tamil/)
  await panel.hands.click(await button('Publish'))
  await waitFor(() => expect(statuses[0]?.body).toEqual({ templateId: 101, status: 'PUBLISHED', version: 3 }))
})

test('what is typed is sent as the contract has it; a scene that is refused is marked where it stands', async () => {
  let refuses = true
  const saved = edge.on(videoTemplateRoutes.saveVideoTemplate, () =>
    refuses ? refused('SCENE_INVALID', { field: 'scene', message: 'layers[0].kind is wrong' }) : now,
  )
  const panel = await open('?template=101')
  const name = await screen.findByRole('textbox', { name: /^Name\b(?! in)/ })
  await panel.hands.clear(name)
  await panel.hands.type(name, 'Diwali offer')
  await panel.hands.click(await button('Save'))
  expect(await screen.findByText(/The scene cannot be drawn/)).toBeTruthy()
  refuses = false
  await panel.hands.click(await button('Save'))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved[1]!.body).toEqual({
    templateId: 101,
    version: 3,
    // The mark is no part of a version: one that nobody touched here is not sent, for a colleague may have set it.
    content: {
      title: 'Diwali offer',
      names: { hi: 'त्योहार का प्रस्ताव' },
      category: 'offers',
      shape: 'SQUARE',
      seconds: 8,
      posterAt: 3,
      tags: ['sale'],
      music: '',
      slots: template().slots,
      chapters: [],
    },
    scene: JSON.stringify(scene, null, 2),
  })
})

test('what was chosen is taken back to nothing, and numbers of a slot are typed; what a slot cannot be is said at its box', async () => {
  const saved = edge.on(videoTemplateRoutes.saveVideoTemplate, () => now)
  const panel = await open('?template=101')
  const music = await screen.findByLabelText<HTMLSelectElement>(/^Music/)
  await panel.hands.selectOptions(music, music.options[1]!)
  await panel.hands.selectOptions(music, 'Silence')
  const from = screen.getByLabelText('Filled from the business')
  await panel.hands.selectOptions(from, 'Business name')
  await panel.hands.selectOptions(from, 'No')
  const longest = screen.getByLabelText('Most letters')
  const write = async (text: string) => {
    await panel.hands.clear(longest)
    await panel.hands.type(longest, text)
    await panel.hands.click(await button('Save'))
  }
  await write('500')
  await screen.findByText('Use 160 or less.')
  expect(saved).toEqual([])
  await write('24')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]!.body).toMatchObject({
    content: { music: '', slots: [{ ...template().slots[0], longest: 24 }] },
  })
})

test('a former version is taken back; a delivered template keeps its scene and slots', async () => {
  const back = edge.on(videoTemplateRoutes.rollBackVideoTemplate, () => now)
  const panel = await open('?template=101')
  await panel.hands.click(await button('Go back to it'))
  await waitFor(() => expect(back[0]?.body).toEqual({ templateId: 101, toVersion: 2, version: 3 }))
  now = template({ code: 'plate', scene: null, can: { ...can, rollBack: 'CONFLICT' } })
  await panel.hands.click(await button('Go back to it'))
  await waitFor(() => expect(screen.queryByText('Scene as JSON')).toBeNull())
  expect(screen.queryByText('Slots')).toBeNull()
})

test('a template is marked premium in its form, which the list says and narrows by', async () => {
  const asked = edge.on(videoTemplateRoutes.saveVideoTemplate, () => {
    now = { ...now, isPremium: true }
    return now
  })
  const panel = await open('?template=101')
  await panel.hands.click(await screen.findByRole('switch', { name: /^Premium/ }))
  await panel.hands.click(await button('Save'))
  await screen.findByText('Saved')
  expect(asked.map(({ body }) => (body as { isPremium?: boolean }).isPremium)).toEqual([true])
  await panel.hands.click(await button('Close'))
  await screen.findByText(/No\. 101\s· Premium/)
  await panel.hands.selectOptions(screen.getByRole('combobox', { name: 'Price' }), 'Free')
  await waitFor(() => expect(screen.queryByText(/No\. 101/)).toBeNull())
  expect(panel.place()).toContain('premium=false')
})
