import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Edge } from '../../testing/edge.ts'
import { makeCard } from '../../testing/makers.card.ts'
import { answerQuietHome, bareCategoryPage, makeUser } from '../../testing/makers.customer.ts'
import { makeBusiness } from '../../testing/makers.ts'
import { openPanel } from '../../testing/panel.tsx'
import { SeenAtOnce } from '../../testing/seen-at-once.ts'
import { SlowUpload } from '../../testing/slow-uploads.ts'

const pdf = (name: string) => new File(['%PDF-1.7 test'], name, { type: 'application/pdf' })
/** The section, and what a file is chosen with. */
async function open() {
  SlowUpload.sent.length = 0
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  const edge = new Edge()
  answerQuietHome(edge)
  const business = makeBusiness({ category: 'Sweets' })
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusiness, business)
  edge.on(businessRoutes.getBusinessesByUser, [business])
  edge.on(linkStoreRoutes.listLinkCategories, [])
  edge.on(cardRoutes.getCard, makeCard())
  edge.on(categoryPageRoutes.getCategoryStaticPage, bareCategoryPage)
  const panel = await openPanel({ at: '/panel/customer/cards/edit?cardNo=9&section=about', edge })
  const chooser = await screen.findByLabelText<HTMLInputElement>('Choose a PDF', { selector: 'input' })
  return { edge, hands: panel.hands, choose: (name: string) => panel.hands.upload(chooser, pdf(name)) }
}

test('a name that is typed while the brochure is sent stays', async () => {
  const { hands, choose } = await open()
  await choose('Old prices.pdf')
  await screen.findByRole('progressbar', { name: 'Sending the file' })
  await hands.type(screen.getByLabelText('Name of the brochure'), 'Rates of May')
  await act(async () => SlowUpload.sent[0]!.arrive(11, '/files/11.pdf'))
  await screen.findByRole('link', { name: /^Rates of May/ })
})

test('of two brochures chosen one after the other the second stays, whichever is there first', async () => {
  const { edge, choose } = await open()
  await choose('Old prices.pdf')
  await screen.findByRole('progressbar', { name: 'Sending the file' })
  await choose('New prices.pdf')
  await vi.waitFor(() => expect(SlowUpload.sent).toHaveLength(2))
  await act(async () => SlowUpload.sent[1]!.arrive(12, '/files/12.pdf'))
  await act(async () => SlowUpload.sent[0]!.arrive(11, '/files/11.pdf'))
  const shown = await screen.findByRole('link', { name: /^New prices/ })
  expect(shown.getAttribute('href')).toBe('/files/12.pdf')
  expect(screen.queryByRole('progressbar', { name: 'Sending the file' })).toBeNull()
  expect(edge.unanswered).toEqual([])
})
