import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paintFirst, type Place } from './first-paint.ts'

const page = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8')
const paint = (place: Place, agency: Partial<AgencyDetails> = {}) =>
  paintFirst(
    page,
    {
      agencyName: 'Kaveri <Cards>',
      logoUrl: '/files/brand/kaveri.webp',
      theme: { primary: '#2d9bea' },
      isProductionHost: false,
      ...agency,
    } as AgencyDetails,
    place,
  )

test('the name is escaped, in the title too', () => {
  const drawn = paint('home')
  expect(drawn).toContain('<title>Kaveri &lt;Cards&gt;</title>')
  expect(drawn).not.toContain('<Cards>')
})

test('every mark of the page is filled', () => {
  expect(paint('home')).not.toMatch(/<!--/)
  expect(paint('alone')).not.toMatch(/<!--/)
})

test('the overlay has a spinner, and the logo on the production host', () => {
  const overlay = (drawn: string) => /<div id="loading"[\s\S]*?<\/div>/.exec(drawn)?.[0]
  expect(overlay(paint('home'))).toContain('<svg')
  expect(overlay(paint('home', { isProductionHost: true }))).toMatch(
    /<img src="\/files\/brand\/kaveri.webp" alt="Kaveri/,
  )
  expect(overlay(paint('home', { isProductionHost: true, logoUrl: null }))).toContain('<svg')
})

test.each([
  ['home', true, true],
  ['inside', true, false],
  ['alone', false, false],
] as const)('%s: top bar %s, card %s', (place, bar, card) => {
  const drawn = paint(place)
  expect([drawn.includes('<header>'), drawn.includes('first-card')]).toEqual([bar, card])
})
