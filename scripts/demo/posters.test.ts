import { designs, posters } from '@parichay/greeting/posters/posters.ts'
import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { occasions } from '@parichay/server/greeting/calendar/fixtures.ts'
import { libraryCategories } from '@parichay/server/greeting/fixtures.library.ts'
import { expect, test } from 'vitest'
import { byWant } from './posters.ts'

test('every design names a category and an occasion that the library has', () => {
  const unknown = designs.filter(({ category, occasion }) => {
    const found = libraryCategories.find(({ name }) => name === category)
    return !found?.fillings.some(({ name }) => name === occasion)
  })
  expect(unknown.map(({ id, occasion }) => `${id}: ${occasion}`)).toEqual([])
})

test('every occasion of the calendar has a poster, and the days most keep have two that are put together differently', () => {
  const of = (name: string) => designs.filter(({ occasion }) => occasion === name)
  expect(occasions.filter(({ name }) => of(name).length === 0).map(({ name }) => name)).toEqual([])
  const twice = occasions.filter(({ name }) => new Set(of(name).map(({ compose }) => compose)).size > 1)
  expect(twice.length).toBeGreaterThanOrEqual(60)
})

test('what comes first is drawn first, squares before stories, what has no day after a week', () => {
  const days: Record<string, string> = {
    'tulsi-vivah': '2026-11-21',
    constitution: '2026-11-26',
    holi: '2027-03-22',
  }
  const some = posters.filter(({ design }) => design.id in days || design.id === 'monday')
  const ids = byWant(some, ({ design }) => days[design.id], '2026-11-28').map(
    ({ design, shape }) => `${design.id} ${shape}`,
  )
  expect(ids[0]).toBe('tulsi-vivah SQUARE')
  expect(ids.indexOf('tulsi-vivah STORY')).toBeLessThan(ids.indexOf('constitution SQUARE'))
  expect(ids.indexOf('constitution STORY')).toBeLessThan(ids.indexOf('monday SQUARE'))
})

test('only agencies that may have posts of their own have some', () => {
  for (const { id, agency } of designs)
    if (agency)
      expect(
        demoAgencies.find(({ key }) => key === agency)?.configuration.allowAgencyExclusivePosts,
        id,
      ).toBe(true)
})
