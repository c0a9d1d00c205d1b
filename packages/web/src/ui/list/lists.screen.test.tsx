import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import type { Route } from '@parichay/contract/route.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge } from '../../testing/edge.ts'
import { openPanel } from '../../testing/panel.tsx'

// What every list of the office does alike; what each does besides stands in its own test. What failed: `none-yet.screen.test.tsx`.
// With rows, in a browser: tests/e2e/staff-lists.e2e.ts.

type List = {
  at: string
  route: Route
  /** A filter of it, as the address and the call have it. */
  filter: [name: string, value: string]
  /** What is said where there is nothing at all. */
  none: string
  /** Its pages are appended; the others are turned. */
  appends?: true
}
const lists: List[] = [
  {
    at: 'businesses',
    route: businessRoutes.listBusinesses,
    filter: ['subscription', 'expiring'],
    none: 'No businesses yet',
  },
  {
    at: 'projects?projectType=digital_card',
    route: cardRoutes.listCards,
    filter: ['status', 'INACTIVE'],
    none: 'No cards yet',
  },
  {
    at: 'projects?projectType=pdf_id_card',
    route: pdfCardRoutes.getPdfCardList,
    filter: ['status', 'INACTIVE'],
    none: 'No PDF ID cards yet',
  },
  {
    at: 'projects?projectType=promotional_video',
    route: userVideoRoutes.listUserVideos,
    filter: ['status', 'INACTIVE'],
    none: 'No videos yet',
  },
  {
    at: 'franchisees',
    route: peopleRoutes.listStaff,
    filter: ['role', 'creator'],
    none: 'You work alone so far',
  },
  {
    at: 'agency-management',
    route: agencyRoutes.listAgencies,
    filter: ['status', 'inactive'],
    none: 'No agencies yet',
  },
  {
    at: 'category-static-page-management',
    route: categoryPageRoutes.listCategoryStaticPages,
    filter: ['missing', 'hi'],
    none: 'No categories yet',
  },
  {
    at: 'feedback',
    route: feedbackRoutes.listFeedback,
    filter: ['stars', '2'],
    none: 'No feedback yet',
    appends: true,
  },
  {
    at: 'documents',
    route: documentRoutes.listDocuments,
    filter: ['kind', 'logo'],
    none: 'No documents yet',
  },
]

let edge: Edge
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(agencyRoutes.listAgencyNames, [])
  edge.on(planRoutes.listSubscriptionPlans, [])
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(peopleRoutes.listStaffCities, [])
  edge.on(documentRoutes.getDocumentQuota, { files: 0, bytes: 0, limitBytes: null, agencies: null })
})
const nothing = { list: [], total: 0, totalIsMore: false } as never
const open = ({ at }: List, more = '') =>
  openPanel({
    at: `/panel/admin/${at}${more && `${at.includes('?') ? '&' : '?'}${more}`}`,
    edge,
    agency: { roles: ['superadmin'] },
    staff: {},
  })

test.each(lists.map((list) => [list.at, list] as const))(
  '%s: its address is the whole list; none found is cleared by one press, none yet says what comes here',
  async (_at, list) => {
    const asked = edge.on(list.route, nothing)
    const [name, value] = list.filter
    const page: Record<string, string> = list.appends ? {} : { page: '2' }
    const panel = await open(list, new URLSearchParams({ [name]: value, search: 'qqqq', ...page }).toString())
    await screen.findByText('No results for “qqqq”')
    expect(asked[0]?.query).toMatchObject({ [name]: value, search: 'qqqq', ...page })
    expect(screen.queryByText(list.none)).toBeNull()
    await panel.hands.click(screen.getByRole('button', { name: 'Clear filters' }))
    await screen.findByText(list.none)
    expect(panel.place()).toBe(`/panel/admin/${list.at}`)
    expect(asked.at(-1)?.query).not.toHaveProperty('search')
    expect(asked.at(-1)?.query).not.toHaveProperty(name)
  },
)
