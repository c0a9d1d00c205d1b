import { ActivityFilters } from '@parichay/contract/activity/filters.ts'
import { AgencyFilters } from '@parichay/contract/agency/filters.ts'
import { InsightFilters } from '@parichay/contract/analytics/insights.ts'
import { BusinessFilters } from '@parichay/contract/business/filters.ts'
import { CardFilters } from '@parichay/contract/card/filters.ts'
import { DocumentFilters } from '@parichay/contract/document/filters.ts'
import { FeedbackFilters } from '@parichay/contract/feedback/filters.ts'
import { PeopleFilters } from '@parichay/contract/franchisee/filters.ts'
import { PdfCardFilters } from '@parichay/contract/pdf-card/filters.ts'
import { ReportFilters } from '@parichay/contract/report/filters.ts'
import { UserVideoFilters } from '@parichay/contract/video/filters.ts'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { everything } from './list-cases.ts'

const lists: [string, z.ZodObject][] = [
  ['/api/v1/business', BusinessFilters],
  ['/api/v1/getcardlist', CardFilters],
  ['/api/v1/pdf-card/getPdfCardList', PdfCardFilters],
  ['/api/v1/video/user-video', UserVideoFilters],
  ['/api/v1/feedback', FeedbackFilters],
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
