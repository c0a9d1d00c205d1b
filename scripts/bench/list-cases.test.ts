import { ActivityFilters } from '@parichay/contract/activity/filters.ts'
import { AgencyFilters } from '@parichay/contract/agency/filters.ts'
import { InsightFilters } from '@parichay/contract/analytics/insights.ts'
import { BusinessFilters } from '@parichay/contract/business/filters.ts'
import { CardReportFilters } from '@parichay/contract/card-report/filters.ts'
import { CardFilters } from '@parichay/contract/card/filters.ts'
import { DocumentFilters } from '@parichay/contract/document/filters.ts'
import { FeedbackFilters } from '@parichay/contract/feedback/filters.ts'
import { PeopleFilters } from '@parichay/contract/franchisee/filters.ts'
import { PdfCardFilters } from '@parichay/contract/pdf-card/filters.ts'
import { ReportFilters } from '@parichay/contract/report/filters.ts'
import { UserVideoFilters } from '@parichay/contract/video/filters.ts'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Route } from '@parichay/contract/route.ts'
import { routes } from '@parichay/contract/routes.ts'
import { callOf, everybody, everything, mayAsk, readers } from './list-cases.ts'

const lists: [string, z.ZodObject][] = [
  ['/api/v1/business', BusinessFilters],
  ['/api/v1/getcardlist', CardFilters],
  ['/api/v1/pdf-card/getPdfCardList', PdfCardFilters],
  ['/api/v1/video/user-video', UserVideoFilters],
  ['/api/v1/feedback', FeedbackFilters],
  ['/api/v1/card-reports', CardReportFilters],
  ['/api/v1/franchisee/list', PeopleFilters],
  ['/api/v1/activity-log', ActivityFilters],
  ['/api/v1/agency/list', AgencyFilters],
  ['/api/v1/document', DocumentFilters],
  ['/api/v1/reports/', ReportFilters],
  ['/api/v1/dashboard/admin-insights', InsightFilters],
]

test.each(lists)('every filter of %s is measured, with what its query takes', (path, filters) => {
  const asked = everything.filter(([, , address]) =>
    path.endsWith('/') ? address.startsWith(path) : address === path,
  )
  for (const [name, query] of asked)
    expect(filters.safeParse(query).error, `${name}: ${JSON.stringify(query)}`).toBeUndefined()
  const measured = new Set(asked.flatMap(([, query]) => Object.keys(query)))
  // Whose: the readers ask with it. Columns: what is left out costs nothing.
  const not = new Set(['agencyId', 'columns'])
  expect(Object.keys(filters.shape).filter((name) => !measured.has(name) && !not.has(name))).toEqual([])
})

/** What staff read that is no list, or one that is short by its nature, and why; files have benchmarks of their own. */
const notMeasured: Record<string, (keyof typeof routes)[]> = {
  'one agency': [
    'getAgency',
    'getAgencyMessaging',
    'getPaymentAccount',
    'getSeller',
    'getAgencyTerms',
    'getAnnualPayment',
    'getAgencyImagePayment',
    'getAgencyPdfCardPayment',
  ],
  oneself: ['getFranchisee', 'getTotp', 'getOwnLetter', 'listSessions'],
  'words of the contract': ['listStaffPermissions'],
  'one thing by its number': [
    'getCard',
    'getPlanOfBusiness',
    'getCardVisits',
    'getLinkType',
    'getLinkCategory',
    'checkCardIdAvailability',
    'getFilm',
    'getFilmCopy',
    'getPosterWords',
    'getImagePostSettings',
    'getLastActiveCardPayment',
    'getPaymentStatus',
    'previewCardPayment',
    'previewReversal',
    'getVideoTemplate',
    'getUserVideo',
    'getPdfCard',
    'getPdfPass',
    'readCategoryStaticPage',
  ],
  'what belongs to one thing': [
    'getBusinessesByUser',
    'listVideoTemplateVersions',
    'listUserVideoVersions',
    'listVideoSounds',
    'getPdfPeople',
    'getPdfJobs',
    'listFavouriteImages',
    'listSavedImages',
    'getProjectCounts',
  ],
  'as many as the platform has categories, tags and types': [
    'listLinkCategories',
    'listLinkTypes',
    'listImageCategories',
    'listImageTags',
    'listImageSubcategories',
    'listSubcategoriesByCategories',
    'listSubcategoriesByCategoryName',
    'getCategoryShelf',
  ],
  'numbers that a deed is asked with, counted on an index': ['countTagMerge', 'getLibraryContents'],
  'pictures of the library by their numbers, or of one day': [
    'listImagePostsByIds',
    'listImagePostsBySubcategories',
    'getDayImages',
    'findAlikeImages',
  ],
}
const explained = Object.values(notMeasured).flat()

test('every call that staff read is measured, or said to be no list', () => {
  const measured = new Set(everything.map(([, , path]) => callOf(path)))
  const reads = Object.entries<Route>(routes).filter(
    ([, { method, access, download }]) =>
      method === 'GET' &&
      !download &&
      [access.staff, access.admin, access.superadmin].some((may) => !['-', 'P'].includes(may)),
  )
  expect(
    reads
      .filter(([name, route]) => !measured.has(route) && !explained.some((one) => one === name))
      .map(([name]) => name),
  ).toEqual([])
})

test('every case is somebody’s, and what is asked fits the call', () => {
  for (const [name, query, path] of everything) {
    expect(
      everybody.filter((reader) => mayAsk(reader, path)),
      name,
    ).not.toEqual([])
    const named = [path, ...Object.values(query)].join(' ').matchAll(/\{(business|job|person)\}/g)
    for (const [, one] of named)
      for (const reader of everybody.filter((who) => mayAsk(who, path)))
        expect(readers[reader].one[one as 'job'], `${reader}, ${name}`).not.toBe('')
    const words = Object.entries(query).map(([key, value]) => [key, value.replace(/\{\w+\}/, '7')])
    const { query: takes } = callOf(path)
    expect(takes?.safeParse(Object.fromEntries(words)).error, name).toBeUndefined()
  }
})
