import { authRoutes } from '@parichay/contract/auth/routes.ts'
import type { DeletedKind, DeletedThing } from '@parichay/contract/business/fields.deleted.ts'
import { deletedRoutes } from '@parichay/contract/business/routes.deleted.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { answerQuietHome, makeUser } from '../../testing/makers.customer.ts'
import { pdfCardsOf } from '../../testing/makers.pdf.ts'
import { makeBusiness } from '../../testing/makers.ts'
import { openPanel } from '../../testing/panel.tsx'

const makeDeleted = (more: Partial<DeletedThing> = {}): DeletedThing => ({
  kind: 'digital_card',
  id: 1002,
  name: '/anand-mithai',
  businessId: 5,
  businessName: 'Anand Mithai',
  agencyId: 2,
  deletedAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  keptUntil: '2026-12-24',
  can: { restore: true },
  ...more,
})
let edge: Edge
let gone: DeletedThing[]
let asked: { query: Record<string, string> }[]
beforeEach(() => {
  gone = [makeDeleted()]
  edge = new Edge()
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusinessesByUser, [makeBusiness({ card: null })])
  answerQuietHome(edge)
  edge.on(pdfCardRoutes.getPdfCardsByBusiness, pdfCardsOf([]))
  asked = edge.on(deletedRoutes.listDeleted, ({ query }) => ({
    list: gone.filter(({ kind, name }) => kind === query['kind'] && name.includes(query['search'] ?? '')),
    isMore: false,
  }))
})
afterEach(() => expect(edge.unanswered).toEqual([]))
const open = async (at = '/panel/customer/projects') => {
  const panel = await openPanel({ at, edge })
  return {
    ...panel,
    press: async (name: string) => panel.hands.click(await screen.findByRole('button', { name })),
  }
}
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a card that was deleted by mistake comes back, from where there is no card any more', async () => {
  const sent = edge.on(cardRoutes.deleteCard, () => {
    gone = []
    return { deleted: false }
  })
  const { press } = await open()
  await press('Deleted')
  const list = await sheet('Deleted digital cards')
  await list.findByText('/anand-mithai')
  list.getByText('Anand Mithai')
  list.getByText('Deleted 3 days ago. Kept until 24 Dec 2026.')
  await press('Bring back “/anand-mithai”')
  await screen.findByText('“/anand-mithai” is back')
  expect(sent.map(({ body }) => body)).toEqual([{ cardNo: 1002, restore: true }])
  await list.findByText('Nothing was deleted in the last 30 days.')
})

test.each<[DeletedKind, string, string, string]>([
  ['pdf_id_card', 'Deleted ID cards', 'LIMIT_REACHED', 'This business has as many ID cards as it can hold.'],
  [
    'digital_card',
    'Deleted digital cards',
    'ONE_CARD_PER_BUSINESS',
    'This business has another card meanwhile.',
  ],
  ['digital_card', 'Deleted digital cards', 'NOT_FOUND', 'It can no longer be brought back.'],
])('%s: %s, refused with %s, stays and says why', async (kind, title, code, says) => {
  gone = [makeDeleted({ kind })]
  const route = kind === 'pdf_id_card' ? pdfCardRoutes.deletePdfCard : cardRoutes.deleteCard
  edge.on(route, () => {
    // Gone for good meanwhile, or back already: asked again the list is another one.
    gone = []
    return refused(code as 'NOT_FOUND')
  })
  const { press } = await open(`/panel/customer/projects?projectType=${kind}`)
  await press('Deleted')
  await press('Bring back “/anand-mithai”')
  const list = await sheet(title)
  expect((await list.findByRole('alert')).textContent).toContain(says)
  list.getByText('/anand-mithai')
})

test('one of a suspended business cannot come back now, and says so; who may not is offered nothing', async () => {
  gone = [
    makeDeleted({ can: { restore: 'BUSINESS_SUSPENDED' } }),
    makeDeleted({ id: 1003, name: '/other', can: { restore: 'NOT_ALLOWED' } }),
  ]
  const { press } = await open()
  await press('Deleted')
  const list = await sheet('Deleted digital cards')
  await list.findByText('The business is suspended. Talk to your provider.')
  expect(list.queryByRole('button', { name: /^Bring back/ })).toBeNull()
})

test('a list that does not come says so and is asked for again; a long one is searched', async () => {
  gone = Array.from({ length: 9 }, (_none, at) => makeDeleted({ id: at + 1, name: `/shop-${at + 1}` }))
  let fails = true
  edge.on(deletedRoutes.listDeleted, ({ query }) =>
    fails
      ? refused('INTERNAL', { message: 'Not now.' })
      : { list: gone.filter(({ name }) => name.includes(query['search'] ?? '')), isMore: !query['search'] },
  )
  const { press, hands } = await open()
  await press('Deleted')
  const list = await sheet('Deleted digital cards')
  await list.findByText('Not now.')
  fails = false
  await press('Retry')
  await list.findByText('These are the last 9. Search to find older ones.')
  await hands.type(list.getByRole('searchbox', { name: 'Search by name' }), 'shop-7')
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  list.getByText('/shop-7')
})

test('an owner whose only business was deleted finds it on the home; one without sees nothing of it', async () => {
  edge.on(businessRoutes.getBusinessesByUser, [])
  gone = [makeDeleted({ kind: 'business', id: 5, name: 'Anand Mithai' })]
  const sent = edge.on(businessRoutes.deleteBusiness, () => {
    gone = []
    return { deleted: false }
  })
  const { press, unmount } = await open('/panel/customer')
  await press('Deleted businesses')
  await press('Bring back “Anand Mithai”')
  await screen.findByText('“Anand Mithai” is back')
  expect(sent.map(({ params, body }) => [params, body])).toEqual([[{ id: '5' }, { restore: true }]])
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  unmount()
  asked.length = 0
  await open('/panel/customer')
  await screen.findByRole('button', { name: 'Add your business' })
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Deleted businesses' })).toBeNull()
})
