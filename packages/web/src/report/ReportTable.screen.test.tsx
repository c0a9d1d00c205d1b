import { i18n } from '@lingui/core'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { roleCells, type ReportPreview } from '@parichay/contract/report/fields.ts'
import { reportScheduleRoutes } from '@parichay/contract/report/routes.schedule.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { originNames } from '../business/staff/words.ts'
import { roleNames } from '../shell/role-names.ts'
import { Edge } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'

const preview = (facts: Pick<ReportPreview, 'columns' | 'rows'>): ReportPreview => ({
  hasMore: false,
  asOf: '2026-11-22T06:00:00.000Z',
  ...facts,
})

let edge: Edge
beforeEach(() => {
  edge = new Edge()
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(reportRoutes.listReportFiles, [])
  edge.on(reportScheduleRoutes.listReportSchedules, [])
})
afterEach(() => expect(edge.unanswered).toEqual([]))

test('roles of people and where a business came from are said in the language of the panel', async () => {
  edge.on(
    reportRoutes.previewReport,
    preview({
      columns: ['staffName', 'role', 'origin'],
      rows: [
        ['Asha', roleCells.creator, 'creator'],
        ['Meera', roleCells['franchisee-with-all-card-access'], 'self'],
      ],
    }),
  )
  await openPanel({ at: '/panel/admin/report?report=commission', edge, staff: {}, language: 'hi' })
  const cells = (await screen.findAllByRole('cell')).map((cell) => cell.textContent)
  expect(cells).toEqual([
    'Asha',
    i18n._(roleNames.creator),
    i18n._(originNames.creator),
    'Meera',
    i18n._(roleNames['franchisee-with-all-card-access']),
    i18n._(originNames.self),
  ])
  expect(cells.slice(1, 3).join()).not.toMatch(/[a-z]/i)
})

test('every other value that the server says in words is said in the language of the panel too', async () => {
  const values = [
    ['cardStatus', ['Active', 'InActive', 'Draft']],
    ['greetings', ['Enabled', 'Disabled']],
    ['done', ['Done', 'Not Done']],
    ['standing', ['No plan', 'Expired', 'In grace', 'On trial', 'Expiring', 'Subscribed']],
    ['product', ['Plan', 'PDF ID card', 'Promotional video']],
    ['usageKind', ['Greeting videos', 'PDF cards', 'Promotional videos']],
    ['stretch', ['Single purchase', 'By staff']],
    ['renewal', ['Not yet', 'In time', 'In grace', 'In 30 days', 'Later']],
    ['documentKind', ['Tax invoice', 'Credit note']],
    ['mode', ['cash', 'bank', 'cheque', 'netbanking']],
  ] as const
  const most = Math.max(...values.map(([, words]) => words.length))
  edge.on(
    reportRoutes.previewReport,
    preview({
      columns: values.map(([column]) => column),
      rows: Array.from({ length: most }, (_, place) => values.map(([, words]) => words[place] ?? null)),
    }),
  )
  await openPanel({ at: '/panel/admin/report?report=business', edge, staff: {}, language: 'hi' })
  const cells = (await screen.findAllByRole('cell')).map((cell) => cell.textContent!)
  // Marks such as PDF and ID are the same in Hindi.
  expect(cells.filter((text) => /[a-z]{3}/.test(text))).toEqual([])
  expect(cells.filter((text) => text !== '–')).toHaveLength(values.flatMap(([, words]) => words).length)
})
