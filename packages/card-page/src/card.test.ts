import { gzipSync } from 'node:zlib'
import { templateCodes } from '@parichay/contract/card/fields.ts'
import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { expect, test } from 'vitest'
import { drawCardPage } from './card.ts'
import { drawStatePage, nobody, statusOf } from './state.ts'
import { makeTheme } from './theme.ts'
import { cards } from './testing/designs.ts'
import { fixtures } from './testing/fixtures.ts'
import type { CardLockFacts } from '@parichay/contract/card/page.ts'
import { drawLockPage } from './lock.ts'
import { stateFixtures } from './testing/state-fixtures.ts'
import { faultsOf } from './testing/validate.ts'

test.each(cards)('%s is valid, light enough, without handlers', async (_name, facts) => {
  const page = drawCardPage(facts)
  expect(await faultsOf(page)).toEqual([])
  expect(gzipSync(page).length).toBeLessThanOrEqual(25 * 1024)
  expect(page).not.toMatch(/<[^>]+\son\w+=/i)
  expect(page.match(/<h1[ >]/g)).toHaveLength(1)
  expect(page).toContain(`<html lang="${facts.settings.language}">`)
  expect(page).not.toMatch(/undefined|\[object|NaN/)
})

test.each(cards)(
  '%s is set in few weights: each, at each size, is asked for before the first line stands',
  (_name, facts) => {
    const page = drawCardPage(facts)
    const weights = [...page.matchAll(/(?:font-weight:|font:|--bold:)(\d{3})\b/g)].map(([, weight]) =>
      Number(weight),
    )
    expect(weights.length).toBeGreaterThan(10)
    expect(weights.filter((weight) => weight % 100 !== 0)).toEqual([])
  },
)

test.each(cards.filter(([name]) => name.endsWith(' full')))(
  '%s as a preview is valid and runs nothing',
  async (_name, facts) => {
    const page = drawCardPage(facts, { preview: true })
    expect(await faultsOf(page)).toEqual([])
    expect(page).not.toContain('<script')
    expect(page).toContain('noindex')
  },
)

test.each(Object.entries(stateFixtures))('state %s is valid and not indexed', async (_name, facts) => {
  const page = drawStatePage(facts)
  expect(await faultsOf(page)).toEqual([])
  expect(page).toContain('noindex')
  expect(page).not.toContain('<script')
  // A page in place of a suspended agency's names nobody.
  expect(page.includes(facts.agency.url) || page.includes(facts.agency.agencyName)).toBe(
    facts.state !== 'paused',
  )
})

test('a page in place of a card has the colours of its agency, the browser’s bar too; that of an agency at rest those of nobody', () => {
  const of = (primary: string) => ({ ...stateFixtures.unknown!.agency, theme: { primary } })
  for (const primary of ['#7a1f5c', '#0b5cad']) {
    const page = drawStatePage({ ...stateFixtures.unknown!, agency: of(primary) })
    const shades = makeTheme(primary, false)
    for (const words of [`--fill:${shades.fill}`, `--paper:${shades.paper}`, `content="${shades.paper}"`])
      expect(page).toContain(words)
  }
  expect(drawStatePage({ ...stateFixtures.paused!, agency: of('#7a1f5c') })).toContain(
    `--fill:${makeTheme(nobody.theme.primary, false).fill}`,
  )
})

const before: CardLockFacts = {
  cardId: 'navrang',
  language: 'hi',
  isChosen: true,
  name: 'Navrang Kirana & Masala',
  logo: null,
  template: fixtures.full.template,
  fault: null,
  agency: fixtures.full.agency,
}
test.each([
  ['en', null, null],
  ['hi', { kind: 'wrong', left: 4 }, '4 बार और'],
  ['gu', { kind: 'wrong', left: 1 }, 'એક વાર'],
  ['en', { kind: 'wrong', left: 0 }, 'Wait a while'],
  ['hi', { kind: 'wait', minutes: 12 }, '12 मिनट'],
  ['gu', { kind: 'digits' }, '4 થી 6'],
] as const)(
  'the page before a locked card is valid and not indexed: %s %o',
  async (language, fault, said) => {
    const page = drawLockPage({ ...before, language, fault })
    expect(await faultsOf(page)).toEqual([])
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).not.toMatch(/<script|og:|ld\+json/)
    expect(page.includes('role="alert"')).toBe(said !== null)
    if (said) expect(page).toContain(said)
    expect(page).toContain('<h1>Navrang Kirana &amp; Masala</h1>')
  },
)

test('what a business is called breaks no page before its card', () => {
  const name = `"><script>alert(1)</script>`
  expect(drawLockPage({ ...before, name, cardId: '"><script>' })).not.toContain('<script')
})

test('a card that is gone never shows its business', () => {
  const business = { name: 'Navrang Kirana', phone: '9000012345' }
  expect(drawStatePage({ ...stateFixtures.deleted!, business })).not.toContain('Navrang')
  expect(drawStatePage({ ...stateFixtures.expired!, business })).toContain('tel:+919000012345')
})

test('statuses of states', () => {
  expect((['unknown', 'deleted', 'inactive', 'expired', 'paused'] as const).map(statusOf)).toEqual([
    404, 410, 200, 200, 503,
  ])
})

test.each(templateCodes)('%s shows every fact of a full card', (code) => {
  const page = drawCardPage({
    ...fixtures.full,
    template: { ...fixtures.full.template, code },
    notice: 'trial',
  })
  for (const fact of [
    'Navrang Kirana &amp; Masala',
    'Fresh spices',
    'Mr. Jignesh Parmar',
    'Proprietor',
    'tel:+919000012345',
    'tel:+917940001234',
    'Home delivery',
    'https://wa.me/919000012345?text=',
    'https://card.parichay.example/navrang.vcf',
    'mailto:orders@navrangkirana.example',
    'https://navrangkirana.example/',
    'Shyamal Row Houses',
    '380015',
    'https://maps.app.goo.gl/exampleNavrang',
    'https://www.instagram.com/navrangkirana',
    'Recipe videos',
    '24ABCDE1234F1Z5',
    'id="qr"',
    'data-share=',
    'data-copy=',
    'role="status"',
    'Free trial',
    'Made with Ujaas Digital',
    'https://ujaas.example',
    'LocalBusiness',
    '<meta property="og:image" content="https://card.parichay.example/navrang/og.jpg?v=',
    '<meta property="og:image:width" content="1200">',
    'summary_large_image',
  ])
    expect(page, fact).toContain(fact)
})

test('pictures and their tags are absent where there are none', () => {
  const page = drawCardPage(fixtures.minimum)
  expect(page).not.toContain('<img')
  expect(page).toContain('class="mark"')
})

test('search data is JSON and names the business', () => {
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(
    drawCardPage(fixtures.clinic),
  )![1]!
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Sukhvaas Children’s Clinic',
    address: { postalCode: '380015' },
  })
})

test('search data names the profiles of the business, and no price list, map or number', () => {
  const kinds = [
    ['https://www.instagram.com/', 'navrang'],
    // Phones write an address that staff begin to type with a capital.
    ['Https://t.me/', 'navrang'],
    ['', 'https://shop.example/prices.pdf'],
    ['', 'https://maps.google.com/?q=navrang'],
    ['tel:', '9800000001'],
  ] as const
  const { type } = fixtures.full.links[0]!
  const links = kinds.map(([prefix, value]) => ({ title: '', value, type: { ...type, prefix, pattern: '' } }))
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(
    drawCardPage({ ...fixtures.full, links }),
  )![1]!
  const { sameAs } = JSON.parse(json) as { sameAs: string[] }
  expect(sameAs.slice(-2)).toEqual(['https://www.instagram.com/navrang', 'https://t.me/navrang'])
  expect(sameAs.join()).not.toMatch(/prices|maps|tel:/)
})

test('pictures in the search data have whole addresses', () => {
  // As the server knows them where files lie with it.
  const facts = JSON.parse(
    JSON.stringify(fixtures.full).replaceAll('https://files.parichay.example/', '/files/'),
  ) as typeof fixtures.full
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(drawCardPage(facts))![1]!
  const named = [...json.matchAll(/"(?:image|logo)":(\[[^\]]*\]|"[^"]*")/g)].flatMap(
    ([, value]) => JSON.parse(value!) as string | string[],
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((address) => !address.startsWith(`${new URL(facts.url).origin}/files/`))).toEqual([])
})

test('a card that is not signed names its agency nowhere, and still says that it is a trial', async () => {
  const agency = { ...fixtures.full.agency, signs: false }
  const page = drawCardPage({ ...fixtures.full, agency, notice: 'trial' })
  expect(await faultsOf(page)).toEqual([])
  expect(page).not.toContain(agency.agencyName)
  expect(drawCardPage({ ...fixtures.full, notice: 'trial' })).toContain(agency.agencyName)
  expect(page).toContain('class="notice"')
})

const searchDataOf = (facts: CardPageFacts) =>
  JSON.parse(
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(drawCardPage(facts))![1]!,
  ) as Record<string, unknown>

test('search data says nothing of what the owner switched off', () => {
  const { settings } = fixtures.full
  const said = ['taxID', 'foundingDate', 'hasOfferCatalog', 'paymentAccepted', 'sameAs', 'email', 'address']
  const times = ['hasMap', 'openingHoursSpecification']
  expect(Object.keys(searchDataOf(fixtures.full))).toEqual(expect.arrayContaining([...said, ...times]))
  const silent = searchDataOf({
    ...fixtures.full,
    settings: { ...settings, hidden: ['about', 'products', 'links', 'payment'] },
  })
  expect(said.filter((name) => name in silent)).toEqual(['sameAs', 'email', 'address'])
  expect(silent['sameAs']).toEqual(['https://navrangkirana.example/'])
  const without = searchDataOf({ ...fixtures.full, settings: { ...settings, hidden: ['contact'] } })
  expect(['email', 'address', ...times].filter((name) => name in without)).toEqual([])
  expect(without).toMatchObject({
    telephone: '+919000012345',
    sameAs: expect.not.arrayContaining(['https://navrangkirana.example/']),
  })
})

test('a service and a class that ask for an order have a button: only goods go into the basket', () => {
  const [goods] = fixtures.full.sections.products
  const when = { days: ['mon' as const], from: '10:00', to: '11:00' }
  const products = (['product', 'service', 'class'] as const).map((kind) => ({
    ...goods!,
    kind,
    name: `One ${kind}`,
    action: 'order' as const,
    inStock: true,
    when: kind === 'class' ? when : null,
  }))
  const draw = (some: typeof products) =>
    drawCardPage({ ...fixtures.full, sections: { ...fixtures.full.sections, products: some } })
  const page = draw(products)
  for (const name of ['One service', 'One class'])
    expect(page, name).toMatch(new RegExp(`data-v="product"[^>]*>(?:(?!</a>).)*${name}`))
  expect(page).not.toMatch(/data-v="product"[^>]*>(?:(?!<\/a>).)*One product/)
  expect(draw(products.slice(1))).not.toContain('class="basket"')
})

test.each(templateCodes)(
  '%s: words in Urdu are read from their own side, brackets and numbers with them',
  async (code) => {
    const { full } = fixtures
    const words = {
      name: 'حیدر بریانی (پرانا شہر)',
      tagline: 'سن 1962 سے!',
      line: '14، مین بازار',
      title: 'ہماری دکان (1962)',
      reason: 'گھر تک مفت (5 km)',
      shelf: 'بریانی (ہانڈی)',
      dish: 'مٹن بریانی (1 kg)',
      album: 'دکان (2026)',
      caption: 'دیگ (بڑی)',
      link: 'انسٹاگرام (نیا)',
    }
    const [product] = full.sections.products
    const page = drawCardPage({
      ...full,
      template: { ...full.template, code },
      basicDetails: {
        ...full.basicDetails,
        companyName: words.name,
        tagline: words.tagline,
        address: words.line,
      },
      links: full.links.slice(0, 1).map((link) => ({ ...link, title: words.link })),
      sections: {
        ...full.sections,
        aboutUs: { ...full.sections.aboutUs, title: words.title, reasons: [words.reason] },
        products: [{ ...product!, name: words.dish, category: words.shelf }],
        gallery: full.sections.gallery
          .slice(0, 1)
          .map((one) => ({ ...one, album: words.album, caption: words.caption })),
      },
    })
    expect(await faultsOf(page)).toEqual([])
    for (const text of Object.values(words)) expect(page).toContain(`<bdi dir="rtl">${text}</bdi>`)
  },
)
