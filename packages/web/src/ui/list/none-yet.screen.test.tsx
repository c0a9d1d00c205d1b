import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { noteRoutes } from '@parichay/contract/note/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { makeCredits } from '../../testing/makers.bill.ts'
import { makeBusiness, makeCardRow } from '../../testing/makers.ts'
import { makePerson } from '../../testing/makers.people.ts'
import { openPanel } from '../../testing/panel.tsx'
import { type StaffList, staffLists } from '../../testing/staff-lists.ts'

// Quality 44: who has nothing yet is told what comes here and how, and not that nothing was found.

const noRows = { list: [], total: 0, totalIsMore: false }
const noFee = { agencyId: 1, feePaise: null, taxPaise: 0, validUntil: null, payments: [], canPayOnline: true }
let edge: Edge
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(agencyRoutes.listAgencyNames, [])
  edge.on(businessRoutes.getBusiness, makeBusiness())
  edge.on(planRoutes.getPlanOfBusiness, refused('INTERNAL'))
  edge.on(planRoutes.listSubscriptionPlans, [])
  edge.on(paymentRoutes.listCardPayments, [])
  edge.on(singlePaymentRoutes.listPdfCardPayments, [])
  edge.on(singlePaymentRoutes.listUserVideoPayments, [])
  edge.on(noteRoutes.listNotes, [])
  edge.on(peopleRoutes.listStaffCities, [])
  edge.on(peopleRoutes.getStaff, makePerson())
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(greetingRoutes.listImageCategories, [
    { imageCategoryId: 1, name: 'Fairs', names: {}, kind: 'festival', order: 1, isShared: false, version: 1 },
  ])
  edge.on(greetingRoutes.listImageSubcategories, [])
  edge.on(greetingRoutes.listImageTags, [])
  edge.on(imagePostRoutes.listImageRequests, { list: [], next: null, open: 0 })
  edge.on(documentRoutes.getDocumentQuota, { files: 0, bytes: 0, limitBytes: null, agencies: null })
  edge.on(billRoutes.getOutstandingAmount, {
    agencyId: 1,
    outstandingPaise: 0,
    overduePaise: 0,
    overdueSince: null,
  })
  edge.on(billRoutes.getAnnualPayment, noFee)
  edge.on(billRoutes.getAgencyImagePayment, { ...noFee, videosIncluded: false, businesses: 0 })
  edge.on(billRoutes.getAgencyPdfCardPayment, makeCredits())
  edge.on(invoiceRoutes.getSeller, {
    legalName: 'Rangtapi Digital LLP',
    gstin: null,
    address: 'Ring Road',
    city: 'Surat',
    state: '24',
    pin: '395002',
    prefix: 'RTD',
    sac: '998439',
    rate: 1800,
    exportsUnderLut: false,
    version: 1,
  })
})
afterEach(() => vi.unstubAllGlobals())

const given = (list: StaffList) => (list.nothing ?? noRows) as never
const withMore = (at: string, more: string) =>
  more === '' ? at : `${at}${at.includes('?') ? '&' : '?'}${more}`

/** Opens a list whose call fails: that is said in its place, and one press brings what there is, at the same address. */
async function openHealed(list: StaffList, more = '') {
  edge.on(list.route, refused('CONFLICT', { message: 'It did not come.' }))
  const panel = await openPanel({
    at: withMore(list.at, more),
    edge,
    staff: {},
    ...(list.isPlatform ? { agency: { roles: ['superadmin' as const] } } : {}),
  })
  await screen.findByText('It did not come.')
  expect(screen.queryByText(list.says)).toBeNull()
  const asked = edge.on(list.route, given(list))
  await panel.hands.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByText('It did not come.')).toBeNull())
  expect(panel.place()).toBe(withMore(list.at, more))
  return { ...panel, asked }
}

test.each(staffLists.map((list) => [`${list.of} at ${list.at}`, list] as const))(
  '%s: a failed call heals with one press; nothing yet is said in its own words, with the deed that changes it',
  async (_name, list) => {
    const { unmount } = await openHealed(list)
    await screen.findByText(list.says)
    if (list.deed) await screen.findAllByRole('button', { name: list.deed })
    expect(screen.queryByText(/^No results|^Nothing matches/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
    expect(edge.unanswered).toEqual([])
    if (!list.filter) return
    unmount()
    const filters = Object.fromEntries(new URLSearchParams(list.filter.by))
    const { asked, hands, place } = await openHealed(list, list.filter.by)
    await screen.findByText(list.filter.says)
    expect(asked[0]?.query).toMatchObject(filters)
    expect(screen.queryByText(list.says)).toBeNull()
    await hands.click(screen.getByRole('button', { name: 'Clear filters' }))
    await screen.findByText(list.says)
    expect(place()).toBe(list.at)
    expect(asked.at(-1)?.query).not.toMatchObject(filters)
  },
)

test('every list of staff in a shared shape is tried', () => {
  const root = resolve(import.meta.dirname, '../..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !/^(ui|kit|testing|lead)\//.test(path),
  )
  const lists = files.filter((path) => /<List(Screen|Body)\b/.test(readFileSync(resolve(root, path), 'utf8')))
  const tried = new Set(staffLists.map(({ of }) => of))
  expect(lists.filter((path) => !tried.has(path))).toEqual([])
})

test('a list with rows says nothing of the kind', async () => {
  edge.on(cardRoutes.listCards, { list: [makeCardRow()], total: 1, totalIsMore: false })
  await openPanel({ at: '/panel/admin/projects?projectType=digital_card', edge, staff: {} })
  await screen.findByRole('button', { name: 'Export CSV' })
  expect(screen.queryByText('No cards yet')).toBeNull()
})
