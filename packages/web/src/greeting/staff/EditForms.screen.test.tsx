import type { DatedSubcategory, ImageCategory } from '@parichay/contract/greeting/fields.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { makeImageCategory, makeSubcategory } from '../../testing/makers.library.ts'
import { openPanel } from '../../testing/panel.tsx'

const fairs = makeImageCategory({ names: { hi: 'मेले' }, version: 4 })
const quotes: ImageCategory = { ...fairs, imageCategoryId: 2, name: 'Quotes', names: {}, order: 2 }
const fair = makeSubcategory({ searchWords: 'mela', version: 4 })

let edge: Edge
let categories: ImageCategory[]
let subcategories: DatedSubcategory[]
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  localStorage.clear()
  edge = new Edge()
  categories = [fairs, quotes]
  subcategories = [fair]
  edge.on(imagePostRoutes.listImageRequests, { list: [], next: null, open: 0 })
  edge.on(greetingRoutes.listImageCategories, () => categories)
  edge.on(greetingRoutes.listImageSubcategories, () => subcategories)
  edge.on(greetingRoutes.listImageTags, [])
})
const open = (query: string) =>
  openPanel({ at: `/panel/admin/image-posts-management?${query}`, edge, staff: { roles: ['admin'] } })
type Panel = Awaited<ReturnType<typeof open>>
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const rename = async (panel: Panel, name: string) => {
  const field = within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Name(?! in)/ })
  await panel.hands.clear(field)
  await panel.hands.type(field, name)
  await panel.hands.click(await button('Save'))
}
/** Somebody saved first: both values are there, and only the own decision writes over the newer one. */
const decide = async (panel: Panel) => {
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('There: Theirs')
  expect(notice.textContent).toContain('Yours: Mine')
  await panel.hands.click(within(notice).getByRole('button', { name: 'Save my changes too' }))
  await screen.findByText('Saved')
}

test('a category that somebody else changed meanwhile: both values are shown, and nothing is overwritten unseen', async () => {
  const asked = edge.on(greetingRoutes.saveImageCategory, ({ body }) => {
    const { name, kind, version } = body as ImageCategory
    return version === 5 ? { ...fairs, name, kind, version: 6 } : refused('CONFLICT')
  })
  const panel = await open('tab=categories')
  await panel.hands.click(await button('Edit Fairs'))
  categories = [{ ...fairs, name: 'Theirs', kind: 'festival', order: 3, version: 5 }, quotes]
  await rename(panel, 'Mine')
  await decide(panel)
  expect(asked.map(({ body }) => body)).toEqual([
    {
      imageCategoryId: 1,
      name: 'Mine',
      names: { hi: 'मेले' },
      kind: 'evergreen',
      version: 4,
    },
    // What they changed beside it stays theirs, and where they put it.
    { imageCategoryId: 1, name: 'Mine', names: { hi: 'मेले' }, kind: 'festival', version: 5 },
  ])
})

test('an occasion that somebody else changed meanwhile: both values are shown, and nothing is overwritten unseen', async () => {
  const asked = edge.on(greetingRoutes.saveImageSubcategory, ({ body }) => {
    const { name, version } = body as DatedSubcategory
    return version === 5 ? { ...fair, name, version: 6 } : refused('CONFLICT')
  })
  const panel = await open('tab=categories&category=1')
  await panel.hands.click(await button('Actions for Tarnetar'))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  subcategories = [{ ...fair, name: 'Theirs', searchWords: 'mela jatra', version: 5 }]
  await rename(panel, 'Mine')
  await decide(panel)
  expect(asked.map(({ body }) => body)).toMatchObject([
    { imageSubcategoryId: 9, name: 'Mine', searchWords: 'mela', version: 4 },
    { imageSubcategoryId: 9, name: 'Mine', searchWords: 'mela jatra', version: 5 },
  ])
})

test('a day that was begun for an occasion holds up no subcategory without one', async () => {
  const asked = edge.on(greetingRoutes.saveImageSubcategory, ({ body }) => ({
    ...fair,
    ...(body as object),
    version: 5,
  }))
  const panel = await open('tab=categories&category=1')
  await panel.hands.click(await button('Actions for Tarnetar'))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const sheet = within(await screen.findByRole('dialog'))
  await panel.hands.selectOptions(sheet.getByLabelText('Date'), 'Flexible date')
  await panel.hands.click(sheet.getByRole('button', { name: 'Add a day' }))
  await panel.hands.clear(sheet.getByLabelText(/^Show days before/))
  await panel.hands.click(await button('Save'))
  expect(asked).toEqual([])
  await panel.hands.selectOptions(sheet.getByLabelText('Date'), 'None: it is always there')
  await panel.hands.click(await button('Save'))
  await screen.findByText('Saved')
  expect(asked[0]!.body).toMatchObject({ dateType: null, days: [], showDaysBefore: 3, searchWords: 'mela' })
})

test('a new category has no version yet and stands last; a name that is taken is said at its field', async () => {
  const asked = edge.on(greetingRoutes.saveImageCategory, ({ body }) => {
    const { name } = body as ImageCategory
    return name === 'Fairs'
      ? refused('CONFLICT', { field: 'name', message: 'There is one of this name already.' })
      : { ...fairs, imageCategoryId: 3, name, version: 1 }
  })
  const panel = await open('tab=categories')
  await panel.hands.click(await button('Add category'))
  await rename(panel, 'Fairs')
  await screen.findByText('There is one of this name already.')
  await rename(panel, 'Jokes')
  await screen.findByText('Saved')
  const sent = { names: {}, kind: 'evergreen', order: 10, version: 0 }
  expect(asked.map(({ body }) => body)).toEqual([
    { name: 'Fairs', ...sent },
    { name: 'Jokes', ...sent },
  ])
})
