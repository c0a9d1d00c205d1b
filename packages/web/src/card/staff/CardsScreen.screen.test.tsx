import { cardRoutes, type CardListItem } from '@parichay/contract/card/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Asked, Edge, refused } from '../../testing/edge.ts'
import { openPanel } from '../../testing/panel.tsx'
import { makeCardRow } from '../../testing/makers.ts'

const rows: CardListItem[] = [
  makeCardRow({ cardNo: 1, companyName: 'Anand Mithai' }),
  makeCardRow({ cardNo: 2, companyName: 'बहुत लंबे नाम वाली श्री गणेश किराना एंड जनरल स्टोर्स' }),
]
let edge: Edge
let asked: Asked[]
const found = (list: CardListItem[], total = list.length, totalIsMore = false) => ({
  list,
  total,
  totalIsMore,
})
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  asked = edge.on(cardRoutes.listCards, ({ query }) =>
    query['search'] === 'nobody' || query['status'] === 'INACTIVE' ? found([]) : found(rows, 10_000, true),
  )
})
const open = (query = '', wish: object = {}) =>
  openPanel({ at: `/panel/admin/projects?projectType=digital_card${query}`, edge, staff: {}, ...wish })

test('an address is the whole list: filters, sort and page go into the call, nonsense stays out', async () => {
  await open(
    '&status=DRAFT&searchBy=cardId&search=anand&sort=name&page=3&pageSize=50&done=perhaps&agencyId=-4',
  )
  await screen.findByText('Anand Mithai')
  expect(asked[0]?.query).toEqual({
    status: 'DRAFT',
    searchBy: 'cardId',
    search: 'anand',
    sort: 'name',
    page: '3',
    pageSize: '50',
  })
  expect(screen.getByText('10,000+ digital cards found')).toBeTruthy()
})

test('beyond ten thousand the end is reached from behind', async () => {
  const panel = await open()
  await panel.hands.click(await screen.findByRole('button', { name: 'Last page' }))
  await waitFor(() => expect(panel.place()).toContain('fromEnd=true'))
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ fromEnd: 'true', page: '1' }))
})

test('no results are not none yet: filters are cleared by one press', async () => {
  const panel = await open('&search=nobody&status=DRAFT')
  const clear = await screen.findAllByRole('button', { name: /Clear/ })
  expect(screen.queryByText('No cards yet')).toBeNull()
  await panel.hands.click(clear.at(-1)!)
  await screen.findByText('Anand Mithai')
  expect(panel.place()).toBe('/panel/admin/projects?projectType=digital_card')
})

test('none yet: one sentence and one deed', async () => {
  edge.on(cardRoutes.listCards, found([]))
  const panel = await open()
  await screen.findByText('No cards yet')
  await panel.hands.click(screen.getAllByRole('button', { name: 'All Businesses' }).at(-1)!)
  await waitFor(() => expect(panel.place()).toContain('/panel/admin/businesses'))
  edge.unanswered.length = 0
})

test('a failed list says so and heals with one click; the filters stay', async () => {
  edge.on(cardRoutes.listCards, refused('SERVICE_BUSY'))
  const panel = await open('&status=DRAFT')
  const again = await screen.findByRole('button', { name: 'Retry' })
  asked = edge.on(cardRoutes.listCards, found(rows))
  await panel.hands.click(again)
  await screen.findByText('Anand Mithai')
  expect(asked.at(-1)?.query).toEqual({ status: 'DRAFT' })
})

test('who may not see cards is told so, and nothing is asked', async () => {
  await open('', { staff: { roles: ['creator'], permissions: ['business.list'] } })
  await screen.findByText('You have no list of cards')
  expect(asked).toEqual([])
})

test('in Hindi nothing is left in English', async () => {
  await open('', { language: 'hi' })
  await screen.findByText('Anand Mithai')
  expect(document.body.textContent).not.toMatch(/digital cards|Status|Newest|Clear/)
})

test('what may never be done is not in the menu; what cannot be done now says why', async () => {
  const can = {
    edit: true,
    status: 'CARD_INCOMPLETE',
    limit: 'NOT_ALLOWED',
    delete: true,
    frames: true,
    openBusiness: true,
  } as const
  edge.on(cardRoutes.listCards, found([makeCardRow({ status: 'DRAFT', can })]))
  const panel = await open()
  await panel.hands.click((await screen.findAllByRole('button', { name: 'Actions for Anand Mithai' }))[0]!)
  const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(names).not.toContain('Change limits')
  expect(names).toContain('Delete')
  const off = screen.getByRole('menuitem', { name: 'Activate' })
  expect(off.getAttribute('aria-disabled')).toBe('true')
  await panel.hands.click(off)
  await screen.findByText('This card is a draft. Publish it from its last step.')
})

test('greetings, days and who looks after it stand in the address; each is taken away by itself', async () => {
  const panel = await open('&imagePost=disabled&from=2026-11-01&to=2026-11-20&madeBy=x')
  await screen.findByText('Anand Mithai')
  expect(asked[0]?.query).toEqual({ imagePost: 'disabled', from: '2026-11-01', to: '2026-11-20' })
  await panel.hands.selectOptions(screen.getByLabelText('Greetings'), 'Enabled')
  await waitFor(() => expect(panel.place()).toContain('imagePost=enabled'))
  expect(panel.place()).toContain('from=2026-11-01')
})
