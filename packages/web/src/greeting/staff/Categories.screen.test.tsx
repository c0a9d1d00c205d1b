import type {
  DatedSubcategory,
  ImageCategory,
  ImageSubcategoryChange,
  ImageTag,
} from '@parichay/contract/greeting/fields.ts'
import { libraryMoveRoutes } from '@parichay/contract/greeting/routes.moves.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, Edge, refused } from '../../testing/edge.ts'
import { makeImageCategory, makeSubcategory } from '../../testing/makers.library.ts'
import { openPanel } from '../../testing/panel.tsx'

const quotes = makeImageCategory({ name: 'Quotes', order: 8 })
const night = makeSubcategory({ name: 'Good Night' })
let edge: Edge
let categories: ImageCategory[]
let subcategories: DatedSubcategory[]
let tags: ImageTag[]
let saved: Asked[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T06:00:00Z') })
  categories = [quotes]
  subcategories = [night]
  tags = []
  edge = new Edge()
  edge.on(imagePostRoutes.listImageRequests, { list: [], next: null, open: 0 })
  edge.on(greetingRoutes.listImageCategories, () => categories)
  edge.on(greetingRoutes.listImageSubcategories, () => subcategories)
  edge.on(greetingRoutes.listImageTags, () => tags)
  saved = edge.on(greetingRoutes.saveImageCategory, ({ body }) => {
    const change = body as Omit<ImageCategory, 'imageCategoryId' | 'isShared'>
    if (categories.some(({ name }) => name === change.name))
      return refused('CONFLICT', { field: 'name', message: 'There is one of this name already.' })
    const made: ImageCategory = { ...quotes, ...change, names: change.names, imageCategoryId: 2 }
    categories = [...categories, made]
    return made
  })
})
afterEach(() => {
  vi.useRealTimers()
  expect(edge.unanswered).toEqual([])
})
async function open(query: string) {
  const panel = await openPanel({
    at: `/panel/admin/image-posts-management?${query}`,
    edge,
    staff: { roles: ['admin'] },
  })
  const press = async (name: string) => panel.hands.click(await screen.findByRole('button', { name }))
  const sheet = async () => {
    const dialog = await screen.findByRole('dialog')
    const form = within(dialog)
    return {
      ...form,
      name: form.getAllByRole('textbox')[0]!,
      save: () => panel.hands.click(form.getByRole('button', { name: 'Save' })),
    }
  }
  return { ...panel, press, sheet }
}

test('a category has a name that no other has, and names in other languages', async () => {
  const panel = await open('tab=categories')
  await panel.press('Add category')
  const form = await panel.sheet()
  await form.save()
  await form.findByText('This field is required.')
  expect(saved).toEqual([])
  await panel.hands.type(form.name, 'Quotes')
  await form.save()
  await form.findByText('There is one of this name already.')
  await panel.hands.clear(form.name)
  await panel.hands.type(form.name, 'Walking')
  fireEvent.change(form.getByLabelText('Name in Hindi'), { target: { value: 'टहलना' } })
  await form.save()
  const list = within(await screen.findByRole('list', { name: 'Categories' }))
  await list.findByText('Walking')
  expect(saved.at(-1)!.body).toEqual({
    name: 'Walking',
    names: { hi: 'टहलना' },
    kind: 'evergreen',
    order: 16,
    version: 0,
  })
})

test('an occasion has its day, the same each year, and the states that keep it', async () => {
  subcategories = []
  const asked = edge.on(greetingRoutes.saveImageSubcategory, ({ body }) => {
    const { imageSubcategoryId: _id, ...change } = body as ImageSubcategoryChange
    const made: DatedSubcategory = { ...night, ...change, names: change.names }
    subcategories = [made]
    return made
  })
  const panel = await open('tab=categories&category=1')
  await screen.findByText('Nothing in this category yet')
  await panel.press('Add subcategory')
  const form = await panel.sheet()
  await panel.hands.type(form.name, 'Walking Day')
  await panel.hands.selectOptions(form.getByLabelText('Date'), 'Fixed date')
  await form.save()
  await form.findByText('Give at least one day.')
  expect(asked).toEqual([])
  await panel.hands.click(form.getByRole('button', { name: 'Add a day' }))
  fireEvent.change(form.getByLabelText(/^Day/), { target: { value: '2027-04-07' } })
  await panel.hands.type(form.getByLabelText('States'), 'Guj{Enter}')
  await form.findByRole('button', { name: 'Remove Gujarat' })
  await form.save()
  const list = within(await screen.findByRole('list', { name: 'Subcategories of Quotes' }))
  await list.findByText('07 Apr 2027')
  const { days, regions } = asked[0]!.body as ImageSubcategoryChange
  expect(days.slice(0, 2).map(({ day }) => day)).toEqual(['2026-04-07', '2027-04-07'])
  expect(regions).toHaveLength(1)
})

test('one that got posts a moment ago stays, and says why', async () => {
  edge.on(libraryMoveRoutes.getLibraryContents, { images: 0, subcategories: 0, items: 0, businesses: 0 })
  edge.on(greetingRoutes.deleteImageSubcategory, refused('CONFLICT', { message: '' }))
  const panel = await open('tab=categories&category=1')
  await panel.press('Actions for Good Night')
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await panel.hands.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Something lies in it by now. Look again: it can be moved elsewhere.')
  await panel.press('Ok')
  await screen.findByRole('button', { name: 'Actions for Good Night' })
})

test('a tag is added by Enter', async () => {
  const asked = edge.on(greetingRoutes.saveImageTag, ({ body }) => {
    const made: ImageTag = { imageTagId: 4, name: (body as { name: string }).name, isShared: false }
    tags = [made]
    return made
  })
  const panel = await open('tab=tags')
  await screen.findByText('No tags yet')
  await panel.hands.type(await screen.findByLabelText(/^New tag/), 'Walkers{Enter}')
  await screen.findByText('Walkers is among the tags')
  await screen.findByRole('button', { name: 'Delete Walkers' })
  expect(asked.map(({ body }) => body)).toEqual([{ name: 'Walkers' }])
})
