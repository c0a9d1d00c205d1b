import { expect, test } from 'vitest'
import { drawCardPage } from './card.ts'
import { drawFeedbackRetry } from './feedback-retry.ts'
import { drawOrderPage } from './order.ts'
import { drawSignaturePage } from './signature.ts'
import { fixtures } from './testing/fixtures.ts'
import { faultsOf } from './testing/validate.ts'

const messageOf = (page: string) => {
  const href = /href="(https:\/\/wa\.me\/[^"]*)"/.exec(page)?.[1]
  return href && decodeURIComponent(href.split('text=')[1]!)
}

test('an order names what can be ordered, with its sum', async () => {
  const page = drawOrderPage(fixtures.full, { q0: '2', q1: '1', q2: '5', q7: '1', q99: '3' })
  expect(await faultsOf(page)).toEqual([])
  expect(messageOf(page)).toBe(
    'Hello Navrang Kirana & Masala, I would like to order:\n2 × Garam masala, stone-ground – ₹180 per 250 g\n1 × Kashmiri chilli powder – ₹240 per 500 g\nTotal: ₹600',
  )
})

test.each([{}, { q0: '0' }, { q0: '-3' }, { q0: 'x' }, { q0: ['1', '2'] }, { q2: '1' }])(
  'nothing to order in %j',
  async (query) => {
    const page = drawOrderPage(fixtures.full, query)
    expect(await faultsOf(page)).toEqual([])
    expect(messageOf(page)).toBeUndefined()
    expect(page).toContain('Nothing is chosen yet')
  },
)

test('nothing to order where the owner switched the products off', async () => {
  const { settings } = fixtures.full
  const page = drawOrderPage(
    { ...fixtures.full, settings: { ...settings, hidden: ['products'] } },
    { q0: '2' },
  )
  expect(await faultsOf(page)).toEqual([])
  expect(messageOf(page)).toBeUndefined()
  expect(page).not.toContain('Garam')
  expect(page).toContain(`href="${fixtures.full.url}"`)
})

test('never more than 99 of a thing', () =>
  expect(messageOf(drawOrderPage(fixtures.full, { q0: '100000' }))).toContain('99 × Garam'))

test.each(['en', 'hi', 'gu'] as const)(
  'a feedback that cannot be taken keeps the words, in %s',
  async (language) => {
    for (const fault of ['stars', 'long', 'soon', 'unread'] as const) {
      const page = drawFeedbackRetry({
        language,
        isChosen: language !== 'en',
        cardId: 'navrang',
        companyName: 'Navrang',
        fault,
        minutes: 7,
        given: { stars: 4, text: '<b>Very good</b> rice', name: '"Asha"' },
        agency: fixtures.full.agency,
      })
      expect(await faultsOf(page)).toEqual([])
      expect(page).toContain('&lt;b&gt;Very good&lt;/b&gt; rice</textarea>')
      expect(page).toContain('value="&quot;Asha&quot;"')
      expect(page.match(/ checked/g)).toHaveLength(1)
      expect(
        page.match(new RegExp(`name="lang" value="${language}"|/navrang\\?lang=${language}`, 'g')) ?? [],
      ).toHaveLength(language === 'en' ? 0 : 2)
    }
  },
)

test('a signature is a table that mail programs keep', async () => {
  const page = drawSignaturePage(fixtures.full, { url: 'https://files.parichay.example/logo.jpg' })
  expect(page).toContain('href="tel:+919000012345"')
  expect(page).toContain('Jignesh Parmar')
  expect(/<table[\s\S]*<\/table>/.exec(page)![0]).not.toMatch(/style=|class=/)
})

test.each([
  [240, 240, 72, 72],
  [800, 200, 72, 18],
  [150, 600, 18, 72],
  [2000, 10, 72, 1],
])(
  'a logo of %i × %i stands in a signature as %i × %i: mail programs stretch it',
  (width, height, wide, high) => {
    const pictures = { logo: { url: '/files/logo.webp', width, height }, cover: null }
    const page = drawSignaturePage(
      { ...fixtures.full, pictures },
      { url: 'https://card.example/files/logo.jpg' },
    )
    expect(page).toContain(`<img src="https://card.example/files/logo.jpg" width="${wide}" height="${high}"`)
  },
)

test('a signature says no more than the page where the owner switched the contact off', () => {
  const { settings } = fixtures.full
  const page = drawSignaturePage({ ...fixtures.full, settings: { ...settings, hidden: ['contact'] } }, null)
  expect(page).toContain('href="tel:+919000012345"')
  expect(page).not.toMatch(/mailto:|orders@|navrangkirana\.example/)
  expect(page).toContain(`<a href="${fixtures.full.url}">`)
})

test('forms carry the language that the visitor has chosen, and an order is drawn in it', async () => {
  const lang =
    /<form (class="basket"|(?:class="form" )?action="[^"]*(?:feedback|lead)")[^>]*>(?:(?!<\/form>)[\s\S])*?name="lang" value="hi"/g
  expect(drawCardPage(fixtures.full)).not.toContain('name="lang"')
  const hindi = { ...fixtures.full, shownIn: 'hi' as const }
  const page = drawCardPage(hindi)
  expect(page.match(lang)).toHaveLength(3)
  expect(await faultsOf(page)).toEqual([])
  const order = drawOrderPage(hindi, { q0: '2' })
  expect(order).toContain('<html lang="hi">')
  expect(order).toContain(`href="${fixtures.full.url}?lang=hi#products"`)
})
