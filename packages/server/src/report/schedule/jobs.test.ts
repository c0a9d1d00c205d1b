import { goesOutNext, lookHours } from '@parichay/contract/report/rules.schedule.ts'
import { expect, test } from 'vitest'
import { findDueReports } from './jobs.ts'

test('letters are looked for at every hour in which the page says that today’s is still to come', () => {
  const [, hours] = /^10 (\d+-\d+) \* \* \*$/.exec(findDueReports.cron ?? '') ?? []
  expect(hours).toBe(`${lookHours.first}-${lookHours.last}`)
  const today = '2026-11-23'
  const next = (hour: number) =>
    goesOutNext('day', { madeOn: '2026-11-20', sentOn: '2026-11-22' }, { today, hour })
  expect([next(lookHours.last - 1), next(lookHours.last)]).toEqual([today, '2026-11-24'])
})
