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

test('a logo for dark screens stands in for the other one on those; the icon stands in tab and home screen', () => {
  const icons = { tab: '/panel/app-icon/64.png?v=1', apple: '/panel/app-icon/apple.png?v=1' }
  const drawn = paint('home', { darkLogoUrl: '/files/brand/night.webp', icons, isProductionHost: true })
  expect(
    drawn.match(
      /<picture><source media="\(prefers-color-scheme:dark\)" srcset="\/files\/brand\/night.webp"><img src="\/files\/brand\/kaveri.webp"/g,
    ),
  ).toHaveLength(2)
  expect(drawn).toContain('<link rel="manifest" href="/panel/manifest.webmanifest">')
  expect(drawn).toContain('<link rel="icon" href="/panel/app-icon/64.png?v=1">')
  expect(drawn).toContain('<link rel="apple-touch-icon" href="/panel/app-icon/apple.png?v=1">')
  expect(paint('home', { icons: null })).not.toMatch(/rel="icon"|<picture>/)
})

test.each([
  ['home', true, true],
  ['inside', true, false],
  ['alone', false, false],
] as const)('%s: top bar %s, card %s', (place, bar, card) => {
  const drawn = paint(place)
  expect([drawn.includes('<header>'), drawn.includes('first-card')]).toEqual([bar, card])
})

test('the home shows name and mark of its business before any script; escaped, and a bone where they are not known', () => {
  const shown = { businessName: 'Rupkala <Sarees>', logoUrl: '/files/a1/mark.webp' }
  const draw = (place: Place, of?: typeof shown | { businessName: string; logoUrl: null }) =>
    paintFirst(
      page,
      {
        agencyName: 'A',
        logoUrl: null,
        theme: { primary: '#2d9bea' },
        isProductionHost: false,
      } as AgencyDetails,
      place,
      of,
    )
  expect(draw('home', shown)).toContain('<b>Rupkala &lt;Sarees&gt;</b>')
  expect(draw('home', shown)).toContain('<img src="/files/a1/mark.webp" alt="" width="160" height="160">')
  expect(draw('home', { ...shown, logoUrl: null })).not.toContain('<img')
  expect(draw('home')).toContain('<div class="first-title"><i></i><i></i></div>')
  expect(draw('inside', shown)).not.toContain('Rupkala')
})

test('what staff put at the top of the home has its room before any script, and a banner its picture', () => {
  const draw = (top: NonNullable<Parameters<typeof paintFirst>[3]>['top']) =>
    paintFirst(page, { agencyName: 'A', theme: { primary: '#2d9bea' } } as AgencyDetails, 'home', {
      businessName: 'B',
      logoUrl: null,
      ...(top && { top }),
    })
  const picture = { url: '/files/a1/b.webp', srcSet: '/files/a1/b-w480.webp 480w, /files/a1/b.webp 1000w' }
  const drawn = draw([
    { isBanner: false, picture: null },
    { isBanner: true, picture: null },
    { isBanner: true, picture },
  ])
  expect(drawn).toContain(
    `<div class="first-top"><i class="notice"></i><i class="banner"></i><img class="banner" src="/files/a1/b.webp" srcset="${picture.srcSet}" sizes="92vw" alt=""></div><div class="first-card">`,
  )
  expect(draw([])).not.toContain('class="first-top"')
  expect(draw(undefined)).not.toContain('class="first-top"')
})
