import { ReportFilters } from '@parichay/contract/report/filters.ts'
import { reportPath } from '@parichay/contract/report/rules.ts'
import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { parseSearch } from '../search.ts'
import { reportAddress } from './reports.ts'

const filters: Required<ReportFilters> = {
  from: '2026-11-01',
  to: '2026-11-20',
  subscription: 'expiring',
  status: 'ACTIVE',
  done: 'not-done',
  refunds: 'only',
  mode: 'upi',
  product: 'pdf',
  template: 'classic-1',
  renewal: 'inGrace',
  imageCategoryId: 12,
  category: 'Sweets & snacks + tea',
  origin: 'franchisee',
  madeBy: 9,
  planId: 'CUSTOM_PLAN',
  state: 'Gujarat',
  columns: 'city,amount',
  agencyId: 3,
}

test('the address that a letter leads to is read as it was meant, and is the one that the panel writes', () => {
  expect(Object.keys(filters).toSorted()).toEqual(Object.keys(ReportFilters.shape).toSorted())
  const path = reportPath('payments', filters)
  const [page, query] = path.split('?')
  expect(reportAddress.read(parseSearch(query!))).toEqual({ report: 'payments', ...filters })
  expect(page).toBe(paths.reports())
  const { from, to, planId, category } = filters
  const few = { from, to, planId, category }
  expect(reportPath('payments', few)).toBe(paths.reports({ report: 'payments', ...few }))
})
