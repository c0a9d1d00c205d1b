import { cardRoutes, type CardListItem } from '@parichay/contract/card/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Asked, Edge, refused } from '../../testing/edge.ts'
import { makeCard } from '../../testing/makers.card.ts'
import { makeCardRow } from '../../testing/makers.ts'
import { openPanel } from '../../testing/panel.tsx'

let edge: Edge
/** What the server holds; it answers with it. */
let row: CardListItem
let asked: Asked[]
beforeEach(() => {
  edge = new Edge()
  row = makeCardRow({ companyName: 'Office Deeds' })
  asked = edge.on(cardRoutes.listCards, () => ({ list: [row], total: 1, totalIsMore: false }))
})
afterEach(() => expect(edge.unanswered).toEqual([]))

async function open(query = '') {
  const at = `/panel/admin/projects?projectType=digital_card${query}`
  const panel = await openPanel({ at, edge, staff: {} })
  const { hands } = panel
  await screen.findAllByText('Office Deeds')
  const deed = async (name: string) => {
    await hands.click(screen.getAllByRole('button', { name: 'Actions for Office Deeds' })[0]!)
    await hands.click(await screen.findByRole('menuitem', { name }))
  }
  return { panel, hands, deed }
}
const button = (place: ReturnType<typeof within>, name: string) => place.getByRole('button', { name })

test('a card is deactivated with a reason and activated without one; the row follows', async () => {
  const sent = edge.on(cardRoutes.updateCardStatus, ({ body }) => {
    const { status } = body as { status: 'ACTIVE' | 'INACTIVE' }
    row = { ...row, status, version: row.version + 1 }
    return makeCard({ cardNo: 1, status, version: row.version })
  })
  const { hands, deed } = await open()
  await deed('Deactivate')
  const ask = within(await screen.findByRole('alertdialog'))
  await hands.click(button(ask, 'Deactivate'))
  await ask.findByText('This field is required.')
  expect(sent).toEqual([])
  await hands.type(ask.getByLabelText(/Reason/), 'Asked by the owner')
  await hands.click(button(ask, 'Deactivate'))
  await screen.findByText('The card of Office Deeds is inactive')
  await screen.findAllByText('InActive', { selector: ':not(option)' })

  await deed('Activate')
  await hands.click(button(within(await screen.findByRole('alertdialog')), 'Activate'))
  await screen.findByText('The card of Office Deeds is active')
  await waitFor(() => expect(screen.queryAllByText('InActive', { selector: ':not(option)' })).toEqual([]))
  expect(sent.map(({ body }) => body)).toEqual([
    { cardNo: 1, status: 'INACTIVE', reason: 'Asked by the owner', version: 1 },
    { cardNo: 1, status: 'ACTIVE', version: 2 },
  ])
})

test('limits: too many and no reason are said in their fields, nothing typed is no limit', async () => {
  const sent = edge.on(cardRoutes.updateCardLimit, makeCard({ cardNo: 1, version: 2 }))
  const { hands, deed } = await open()
  await deed('Change limits')
  const sheet = within(await screen.findByRole('dialog', { name: 'Limits of Office Deeds' }))
  const products = sheet.getByLabelText('Products')
  await hands.clear(products)
  await hands.type(products, '700')
  await hands.clear(sheet.getByLabelText('Videos'))
  await hands.click(button(sheet, 'Change'))
  await sheet.findByText('Use 500 or less.')
  await sheet.findByText('This field is required.')
  await hands.clear(products)
  await hands.type(products, '50')
  await hands.type(sheet.getByLabelText(/^Reason/), 'Larger catalogue')
  await hands.click(button(sheet, 'Change'))
  await screen.findByText('The limits of Office Deeds are changed')
  expect(sent.map(({ body }) => body)).toEqual([
    {
      cardNo: 1,
      limit: { products: 50, gallery: 30, youtube: -1, links: 20, monthlyViews: -1 },
      reason: 'Larger catalogue',
    },
  ])
})

test('deleted after a question, brought back by one press; a refusal brings the row back and says why', async () => {
  const sent = edge.on(cardRoutes.deleteCard, { deleted: true })
  const { hands, deed } = await open()
  await deed('Delete')
  const yes = async () => {
    const ask = await screen.findByRole('alertdialog', { name: 'Delete the card of Office Deeds?' })
    await hands.click(button(within(ask), 'Delete card'))
  }
  await yes()
  await waitFor(() => expect(screen.queryAllByText('Office Deeds')).toEqual([]))
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findAllByText('Office Deeds')
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ cardNo: 1 }, { cardNo: 1, restore: true }]),
  )
  edge.on(cardRoutes.deleteCard, refused('CONFLICT', { message: 'Somebody changed it.' }))
  await deed('Delete')
  await yes()
  await screen.findByText('Somebody changed it.')
  await screen.findAllByText('Office Deeds')
})

test('where it is searched stands in the address and goes into the call; a row leads to its card', async () => {
  const { panel, hands } = await open('&search=off')
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  expect(box.value).toBe('off')
  await hands.type(box, 'ice')
  await waitFor(() => expect(panel.place()).toContain('search=office'))
  await hands.selectOptions(await screen.findByLabelText('Search in'), 'Card link')
  await waitFor(() => expect(panel.place()).toContain('searchBy=cardId'))
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ search: 'office', searchBy: 'cardId' }))
  const link = screen.getAllByRole('link', { name: 'Office Deeds' })[0]!
  expect(link.getAttribute('href')).toBe('/panel/customer/cards/edit?cardNo=1')
})
