import type { ImageCategory, ImageTag, LibraryContents } from '@parichay/contract/greeting/fields.ts'
import { libraryMoveRoutes } from '@parichay/contract/greeting/routes.moves.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { makeImageCategory, makePost, makeSubcategory } from '../../testing/makers.library.ts'
import { openPanel } from '../../testing/panel.tsx'

const fairs = makeImageCategory()
const vrat = makeImageCategory({ imageCategoryId: 2, name: 'Vrat', order: 2 })
const shared = makeImageCategory({ imageCategoryId: 3, name: 'Festivals', isShared: true })
const part = makeSubcategory()
const tag = (imageTagId: number, name: string, facts: Partial<ImageTag> = {}): ImageTag => ({
  imageTagId,
  name,
  isShared: false,
  posts: imageTagId,
  ...facts,
})

let edge: Edge
let categories: ImageCategory[]
let tags: ImageTag[]
let contents: LibraryContents
beforeEach(() => {
  edge = new Edge()
  categories = [fairs, vrat, shared]
  tags = [tag(4, 'Deep'), tag(5, 'Diya'), tag(6, 'Lamp'), tag(7, 'Holi', { isShared: true })]
  contents = { images: 0, subcategories: 0, items: 0, businesses: 0 }
  edge.on(imagePostRoutes.listImageRequests, { list: [], next: null, open: 0 })
  edge.on(greetingRoutes.listImageCategories, () => categories)
  edge.on(greetingRoutes.listImageSubcategories, [part])
  edge.on(greetingRoutes.listImageTags, () => tags)
  edge.on(libraryMoveRoutes.getLibraryContents, () => contents)
})
afterEach(() => expect(edge.unanswered).toEqual([]))
async function open(query: string) {
  const panel = await openPanel({
    at: `/panel/admin/image-posts-management?${query}`,
    edge,
    staff: { roles: ['admin'] },
  })
  const press = async (name: string | RegExp) =>
    panel.hands.click(await screen.findByRole('button', { name }))
  const choose = async (name: string, deed: string) => {
    await press(`Actions for ${name}`)
    await panel.hands.click(await screen.findByRole('menuitem', { name: deed }))
  }
  return { ...panel, press, choose }
}

test('own tags are ticked and merged into another one, which says how many images get it before and after', async () => {
  const counted = edge.on(libraryMoveRoutes.countTagMerge, { images: 8 })
  const asked = edge.on(libraryMoveRoutes.mergeImageTags, () => {
    tags = tags.slice(2)
    return { images: 8 }
  })
  const panel = await open('tab=tags')
  await panel.press('Merge tags')
  expect(screen.queryByRole('button', { name: /^Holi/ })).toBeNull()
  await panel.press('Deep 4')
  await panel.press('Diya 5')
  await panel.press('Merge 2 tags into…')
  const sheet = within(await screen.findByRole('alertdialog', { name: 'Merge 2 tags' }))
  await panel.hands.click(sheet.getByRole('button', { name: 'Merge' }))
  await sheet.findByText('This field is required.')
  expect(asked).toEqual([])
  const into = sheet.getByRole('combobox', { name: /^Merge into/ })
  await panel.hands.type(into, 'di')
  expect(screen.queryByRole('option')).toBeNull()
  await panel.hands.clear(into)
  await panel.hands.type(into, 'la')
  await panel.hands.click(await screen.findByRole('option', { name: 'Lamp (6)' }))
  await sheet.findByText(/^8 images get Lamp\./)
  expect(counted.map(({ params, query }) => [params, query])).toEqual([
    [{ imageTagId: '6' }, { imageTagIds: '4,5' }],
  ])
  await panel.hands.click(sheet.getByRole('button', { name: 'Merge' }))
  await screen.findByText('Merged: 8 images have Lamp now')
  expect(asked.map(({ params, body }) => [params, body])).toEqual([
    [{ imageTagId: '6' }, { imageTagIds: [4, 5] }],
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Diya' })).toBeNull())
  await screen.findByRole('button', { name: 'Delete Lamp' })
})

test('why tags could not be merged stands in the sheet, and the choice stays', async () => {
  edge.on(libraryMoveRoutes.countTagMerge, { images: 0 })
  edge.on(libraryMoveRoutes.mergeImageTags, refused('NOT_FOUND', { message: '' }))
  const panel = await open('tab=tags')
  await panel.press('Merge tags')
  await panel.press('Deep 4')
  await panel.press('Merge 1 tag into…')
  const sheet = within(await screen.findByRole('alertdialog'))
  await panel.hands.type(sheet.getByRole('combobox', { name: /^Merge into/ }), 'ho')
  await panel.hands.click(await screen.findByRole('option', { name: 'Holi (7)' }))
  await sheet.findByText(/^No image gets Holi: all have it already\./)
  await panel.hands.click(sheet.getByRole('button', { name: 'Merge' }))
  await sheet.findByText('One of the tags does not exist any more. Close this and look again.')
})

test('an empty category is deleted and comes back with Undo', async () => {
  const asked = edge.on(libraryMoveRoutes.deleteImageCategory, ({ body }) => {
    const isBack = (body as { restore?: boolean }).restore === true
    categories = isBack ? [fairs, vrat, shared] : [fairs, shared]
    return { deleted: !isBack }
  })
  const panel = await open('tab=categories')
  await panel.press('Delete Vrat')
  await panel.press('Delete')
  await screen.findByText('Vrat is deleted')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Vrat' })).toBeNull())
  await panel.press('Undo')
  await screen.findByRole('button', { name: 'Delete Vrat' })
  expect(asked.map(({ body }) => body)).toEqual([
    { imageCategoryId: 2 },
    { imageCategoryId: 2, restore: true },
  ])
})

test('what lies in a category goes into another one before it is deleted; its parts only into an own one', async () => {
  contents = { images: 12, subcategories: 3, items: 1, businesses: 0 }
  const asked = edge.on(libraryMoveRoutes.moveImageCategory, { images: 12, subcategories: 3, items: 1 })
  const panel = await open('tab=categories')
  await panel.press('Delete Fairs')
  const sheet = within(await screen.findByRole('alertdialog', { name: 'Delete Fairs?' }))
  sheet.getByText(/^In it: 12 images, 3 subcategories\./)
  sheet.getByText('1 item of the customers’ pages shows it, and goes along.')
  const to = sheet.getByRole('combobox', { name: /^Move to/ })
  expect(
    within(to)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose', 'Vrat'])
  await panel.hands.selectOptions(to, 'Vrat')
  await panel.hands.click(sheet.getByRole('button', { name: 'Move and delete' }))
  await screen.findByText('Moved with 12 images')
  expect(asked.map(({ params, body }) => [params, body])).toEqual([
    [{ imageCategoryId: '1' }, { toCategoryId: 2 }],
  ])
})

test('a subcategory moves under another category; its images go elsewhere where it is deleted', async () => {
  const asked = edge.on(libraryMoveRoutes.moveImageSubcategory, { images: 1, subcategories: 1, items: 0 })
  contents = { images: 1204, subcategories: 0, items: 2, businesses: 0 }
  const panel = await open('tab=categories&category=1')
  await panel.choose('Tarnetar', 'Move to another category')
  const sheet = within(await screen.findByRole('dialog', { name: 'Move Tarnetar' }))
  expect(sheet.getByText('1,204 images go along, and its days. It comes last there.')).toBeTruthy()
  expect(sheet.getByText('2 items of the customers’ pages show it, and go along.')).toBeTruthy()
  await panel.hands.selectOptions(sheet.getByRole('combobox', { name: /^Category/ }), 'Vrat')
  await panel.hands.click(sheet.getByRole('button', { name: 'Move' }))
  await screen.findByText('Moved with 1 image')
  contents = { images: 1, subcategories: 0, items: 0, businesses: 0 }
  await panel.choose('Tarnetar', 'Delete')
  const second = within(await screen.findByRole('alertdialog', { name: 'Delete Tarnetar?' }))
  const place = second.getByRole('combobox', { name: /^Subcategory/ })
  expect(within(place).queryByRole('option', { name: 'Tarnetar' })).toBeNull()
  await panel.hands.click(second.getByRole('button', { name: 'Move and delete' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map(({ body }) => body)).toEqual([
    { imageSubcategoryId: 9, toCategoryId: 2 },
    { imageSubcategoryId: 9, toCategoryId: 1, toSubcategoryId: null },
  ])
})

test('a trade that businesses use stays, and leads to them', async () => {
  contents = { images: 4, subcategories: 0, items: 0, businesses: 2 }
  const panel = await open('tab=categories&category=1')
  await panel.choose('Tarnetar', 'Delete')
  await screen.findByText(/^2 businesses use this category\./)
  await screen.findByRole('button', { name: 'See the businesses' })
  await panel.press('Cancel')
  await screen.findByRole('button', { name: 'Actions for Tarnetar' })
})

test('images are narrowed to the hidden ones, and the address says so', async () => {
  const listed = edge.on(imagePostRoutes.listImagePosts, {
    list: [makePost(3, { isShown: false })],
    next: null,
    total: 1,
    totalIsMore: false,
  })
  const panel = await open('tab=images')
  await panel.hands.selectOptions(
    await screen.findByRole('combobox', { name: 'Shown to customers' }),
    'Hidden',
  )
  await waitFor(() => expect(listed.at(-1)!.query).toMatchObject({ isShown: 'false', includeHidden: 'true' }))
  expect(panel.router.state.location.search).toMatchObject({ shown: 'false' })
  await screen.findByText('1 in all')
})
