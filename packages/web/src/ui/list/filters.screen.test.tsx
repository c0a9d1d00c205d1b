import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardReportRoutes } from '@parichay/contract/card-report/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import type { Route } from '@parichay/contract/route.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { activityAddress } from '../../api/activity.ts'
import { agencyAddress } from '../../api/agencies.ts'
import { businessAddress } from '../../api/business-search.ts'
import { cardAddress } from '../../api/card-search.ts'
import { categoryPageAddress } from '../../api/category-pages.ts'
import { documentAddress } from '../../api/documents.ts'
import { exceptionAddress } from '../../api/exceptions.ts'
import { cardReportAddress } from '../../api/card-reports.ts'
import { feedbackAddress } from '../../api/feedback-search.ts'
import { postAddress, requestAddress } from '../../api/library-search.ts'
import { pdfAddress } from '../../api/pdf-search.ts'
import { peopleAddress } from '../../api/staff-list.ts'
import { videoAddress } from '../../api/staff-videos.ts'
import { type Asked, Edge } from '../../testing/edge.ts'
import { makePerson } from '../../testing/makers.people.ts'
import { openPanel } from '../../testing/panel.tsx'
import type { ListAddress } from './address.ts'

// Every filter of every list that stands in an address, as the list's own description has them: a filter that is added there is
// tried here, and a list that is added has no row and fails.

type List = {
  at: string
  address: ListAddress<z.ZodObject>
  route: Route
  /** What it answers where there is nothing. */
  nothing?: unknown
  /** Filters that links bring and no chip offers; a chip takes them away. */
  byLink?: readonly string[]
  /** Staff of an agency look, not of the platform. */
  ofAgency?: true
  /** It is narrowed by words that stand open, not by chips. */
  hasWordsOnly?: true
}
const none = { list: [], total: 0, totalIsMore: false }
const on = (at: string, address: unknown, route: Route, more: Partial<List> = {}): List => ({
  at: `/panel/admin/${at}`,
  address: address as List['address'],
  route,
  ...more,
})
const projects = (tab: string) => `projects?projectType=${tab}`
const lists: Record<string, List> = {
  businessAddress: on('businesses', businessAddress, businessRoutes.listBusinesses),
  cardAddress: on(projects('digital_card'), cardAddress, cardRoutes.listCards, { byLink: ['linkType'] }),
  pdfAddress: on(projects('pdf_id_card'), pdfAddress, pdfCardRoutes.getPdfCardList),
  videoAddress: on(projects('promotional_video'), videoAddress, userVideoRoutes.listUserVideos),
  peopleAddress: on('franchisees', peopleAddress, peopleRoutes.listStaff),
  agencyAddress: on('agency-management', agencyAddress, agencyRoutes.listAgencies),
  categoryPageAddress: on(
    'category-static-page-management',
    categoryPageAddress,
    categoryPageRoutes.listCategoryStaticPages,
  ),
  documentAddress: on('documents', documentAddress, documentRoutes.listDocuments, { byLink: ['businessId'] }),
  feedbackAddress: on('feedback', feedbackAddress, feedbackRoutes.listFeedback, {
    byLink: ['cardNo', 'feedbackId'],
  }),
  cardReportAddress: on('reported-cards', cardReportAddress, cardReportRoutes.listCardReports, {
    byLink: ['cardNo', 'cardReportId'],
  }),
  activityAddress: on('activity', activityAddress, activityRoutes.listActivity, {
    nothing: { list: [], before: null },
    byLink: ['businessId', 'userId'],
  }),
  postAddress: on('image-posts-management', postAddress, imagePostRoutes.listImagePosts, {
    nothing: { list: [], next: null },
    byLink: ['day'],
    ofAgency: true,
  }),
  requestAddress: on(
    'image-posts-management?tab=requests',
    requestAddress,
    imagePostRoutes.listImageRequests,
    { nothing: { list: [], open: 0, next: null }, ofAgency: true, hasWordsOnly: true },
  ),
  exceptionAddress: on('../payment/exceptions', exceptionAddress, paymentRoutes.listPaymentExceptions),
}
/** Addresses of numbers: what they show besides is tried where they are. */
const ofNumbers = ['insightAddress', 'reportAddress']
/** Lists of customers, each tried beside its screen. */
const ofCustomers = ['leadAddress']
/** Pages of jobs, and the rows of one by how they ended: `bulk/Bulk.screen.test.tsx`. */
const ofJobs = ['bulkJobAddress', 'bulkRowAddress']

/** Lists that come whole and are narrowed here, and periods of money: `tests/e2e/staff-lists.e2e.ts`. */
const ofWhole = ['templateAddress', 'tagAddress', 'calendarAddress', 'statementAddress', 'receiptAddress']

test('every list that stands in an address is tried', () => {
  const folder = resolve(import.meta.dirname, '../../api')
  const known = readdirSync(folder).flatMap((file) =>
    [...readFileSync(resolve(folder, file), 'utf8').matchAll(/export const (\w+) = listAddress\(/g)].map(
      ([, name]) => name!,
    ),
  )
  expect(known.toSorted()).toEqual(
    [...Object.keys(lists), ...ofNumbers, ...ofCustomers, ...ofJobs, ...ofWhole].toSorted(),
  )
})

/** What stands for a filter that takes any words or number of some shape. */
const samples = ['true', '2026-11-02', '1', '24', 'Jewellery', 'Gujarat']
const free: Record<string, string> = { category: 'Jewellery', state: 'Gujarat', city: 'Surat', planId: '4' }
function valueOf({ schema }: List['address'], name: string): string {
  const one = schema.shape[name] as z.ZodType
  const { enum: words = [] } = z.toJSONSchema(one, { io: 'input' }) as { enum?: string[] }
  const known = words.length === 0 && name in free ? [free[name]!] : [...words, ...samples]
  const given = known.find((text) => one.safeParse(text).success)
  if (given === undefined) throw new Error(`${name}: no value is known`)
  return given
}

const category = {
  imageCategoryId: 1,
  name: 'Diwali',
  names: {},
  kind: 'festival' as const,
  order: 1,
  isShared: true,
  version: 1,
}
const subcategory = {
  imageSubcategoryId: 1,
  name: 'Jewellery',
  names: {},
  imageCategoryId: 1,
  isShared: true,
  order: 1,
  dateType: null,
  days: [],
  regions: [],
  communities: [],
  priority: 1,
  showDaysBefore: 0,
  source: '',
  version: 1,
}
let edge: Edge
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(agencyRoutes.listAgencyNames, [{ agencyId: 1, agencyName: 'Rangtapi Digital' }])
  edge.on(planRoutes.listSubscriptionPlans, [])
  edge.on(linkStoreRoutes.listLinkTypes, [])
  edge.on(peopleRoutes.getStaff, makePerson())
  edge.on(peopleRoutes.listStaffCities, ['Surat'])
  edge.on(peopleRoutes.listStaff, { list: [makePerson()], total: 1, totalIsMore: false })
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [subcategory])
  edge.on(imagePostRoutes.listImageRequests, { list: [], open: 0, next: null })
  edge.on(greetingRoutes.listImageCategories, [category])
  edge.on(greetingRoutes.listImageSubcategories, [subcategory])
  edge.on(greetingRoutes.listImageTags, [{ imageTagId: 1, name: 'Lamp', isShared: true }])
  edge.on(documentRoutes.getDocumentQuota, { files: 0, bytes: 0, limitBytes: null, agencies: null })
})

const searchOf = (href: string) => Object.fromEntries(new URL(href, 'http://panel.test').searchParams)
const withMore = (at: string, params: Record<string, string>) => {
  const more = new URLSearchParams(params).toString()
  return more === '' ? at : `${at}${at.includes('?') ? '&' : '?'}${more}`
}

/** Somebody in front of one list. */
async function openList(list: List, params: Record<string, string>) {
  const { address, at } = list
  const names = [...address.filters.keys()]
  const asked: Asked[] = edge.on(list.route, (list.nothing ?? none) as never)
  const panel = await openPanel({
    at: withMore(at, params),
    edge,
    agency: list.ofAgency ? {} : { roles: ['superadmin'] },
    staff: {},
  })
  /** The filters that the address has, by what the call names them. */
  const filters = () => {
    const query = address.read(searchOf(panel.place())) as Record<string, unknown>
    return Object.fromEntries(
      names.flatMap((name) => (query[name] === undefined ? [] : [[name, String(query[name])]])),
    )
  }
  /** Waits until the list was asked for just these filters. */
  const isAsked = async (wanted: Record<string, string>) => {
    await waitFor(() => expect(filters()).toEqual(wanted))
    await waitFor(() =>
      expect(
        asked.map(({ query }) =>
          Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name))),
        ),
      ).toContainEqual(wanted),
    )
  }
  const goTo = (to: Record<string, string>) => act(() => panel.router.history.push(withMore(at, to)))
  return { ...panel, asked, filters, isAsked, goTo }
}

const withFilters = Object.entries(lists).filter(([, { address }]) => address.filters.size > 0)
test.each(withFilters.filter(([, { hasWordsOnly }]) => !hasWordsOnly))(
  '%s: each filter is read from the address and sent, taken away by its cross, and set by its chip',
  async (_name, list) => {
    const { address, byLink = [] } = list
    const all = Object.fromEntries([...address.filters.keys()].map((name) => [name, valueOf(address, name)]))
    const inAddress = Object.fromEntries(
      Object.entries(all).map(([name, value]) => [address.filters.get(name)!, value]),
    )
    const { isAsked, filters, goTo, place } = await openList(list, inAddress)
    await isAsked(all)
    await screen.findByText('Nothing matches these filters')
    const crosses = (await screen.findAllByRole('button', { name: /^Remove the filter / })).map((button) =>
      button.getAttribute('aria-label')!,
    )
    const tried = new Set<string>()
    for (const cross of crosses) {
      goTo(inAddress)
      await waitFor(() => expect(filters()).toEqual(all))
      fireEvent.click(await screen.findByRole('button', { name: cross }))
      await waitFor(() => expect(filters()).not.toEqual(all))
      const left = filters()
      await isAsked(left)
      const gone = Object.keys(all).filter((name) => !(name in left))
      for (const name of gone) tried.add(name)
      if (gone.every((name) => byLink.includes(name))) continue
      setBy(cross.replace('Remove the filter ', ''))
      await waitFor(() => expect(Object.keys(filters()).length).toBeGreaterThan(Object.keys(left).length))
      await isAsked(filters())
      expect(gone.filter((name) => name in filters())).toHaveLength(1)
      expect(filters()).toMatchObject(left)
    }
    expect([...tried].toSorted()).toEqual(Object.keys(all).toSorted())
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await isAsked({})
    expect(searchOf(place())).toEqual(searchOf(list.at))
    await waitFor(() => expect(screen.queryByText('Nothing matches these filters')).toBeNull())
  },
)

/** Chooses the first value of a chip: a list of words, a day, or one that is searched. */
function setBy(label: string) {
  const bar = document.body
  const field = within(bar)
    .queryAllByLabelText(label)
    .find((one) => one.matches('select, input[type=date]'))
  if (field instanceof HTMLSelectElement)
    return fireEvent.change(field, { target: { value: field.options[1]!.value } })
  if (field instanceof HTMLInputElement)
    return fireEvent.change(field, { target: { value: field.max > '2026-11-03' ? '2026-11-03' : field.max } })
  fireEvent.click(within(bar).getByRole('button', { name: label }))
  return fireEvent.click(within(screen.getByRole('dialog', { name: label })).getAllByRole('option')[0]!)
}

test.each(withFilters.filter(([, { hasWordsOnly }]) => hasWordsOnly))(
  '%s: each word is the filter of the address and of the call',
  async (_name, list) => {
    const { address } = list
    const [name] = [...address.filters.keys()]
    const words = z.toJSONSchema(address.schema.shape[name!] as z.ZodType).enum as string[]
    const { asked, goTo } = await openList(list, {})
    await waitFor(() => expect(asked).not.toEqual([]))
    for (const word of words) {
      goTo({ [address.filters.get(name!)!]: word })
      await screen.findByText('Nothing matches these filters')
      await waitFor(() => expect(asked.at(-1)?.query[name!]).toBe(word === 'all' ? undefined : word))
    }
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(screen.queryByText('Nothing matches these filters')).toBeNull())
  },
)

test('two filters that are changed before the first is shown both count', async () => {
  const asked = edge.on(agencyRoutes.listAgencies, none)
  const panel = await openPanel({
    at: lists['agencyAddress']!.at,
    edge,
    agency: { roles: ['superadmin'] },
    staff: {},
  })
  const [domain, product] = await Promise.all(
    [/Domain/, /Product/].map((name) => screen.findByRole('combobox', { name })),
  )
  act(() => {
    fireEvent.change(domain!, { target: { value: 'problem' } })
    fireEvent.change(product!, { target: { value: 'pdfCards' } })
  })
  await waitFor(() => expect(asked.at(-1)!.query).toEqual({ tls: 'problem', product: 'pdfCards' }))
  expect(panel.place()).toContain('tls=problem&product=pdfCards')
})
