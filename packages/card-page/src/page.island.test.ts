import { runInNewContext } from 'node:vm'
import { rupees } from '@parichay/contract/money.ts'
import { expect, test } from 'vitest'
import { drawCardPage } from './card.ts'
import { fixtures } from './testing/fixtures.ts'
import { weekMinutes } from './hours.ts'
import { orderLine, orderLink, orderParts } from './order-link.ts'
import { pageScript } from './page.island.ts'
import { findWords } from './words/find-words.ts'
import { upiHref } from './view-sections.ts'

type Fake = Record<string, unknown> & { dataset: Record<string, string> }

/** Runs the script in a page of few parts at an instant, and tells what became of them. */
function run(
  hours: Parameters<typeof weekMinutes>[0],
  instant: string,
  navigator: object = {},
  more: Record<string, Fake[]> = {},
  referrer = '',
) {
  const rows = Array.from({ length: 7 }, () => {
    const row = {
      current: false,
      set ariaCurrent(value: string | null) {
        row.current = value === 'date'
      },
      cells: [],
    }
    return row
  })
  const parts: Record<string, Fake[]> = {
    '[data-week]': [{ dataset: { week: JSON.stringify(weekMinutes(hours)) }, rows }],
    '.state': [
      { dataset: { open: 'Open now', shut: 'Closed now' }, hidden: true, classList: { toggle: () => true } },
    ],
    '[data-share]': [{ dataset: { share: 'https://card.example/a', name: 'A' } }],
    '[data-copy]': [{ dataset: { copy: 'https://card.example/a', said: 'Copied' }, hidden: true }],
    '.said': [{ dataset: {}, textContent: '' }],
    ...more,
  }
  const location = { origin: 'https://card.example', pathname: '/a', href: '' }
  const document = {
    referrer,
    querySelectorAll: (name: string) => parts[name] ?? [],
    querySelector: (name: string) => parts[name]?.[0],
  }
  runInNewContext(pageScript, {
    document,
    navigator: { sendBeacon: () => true, ...navigator },
    location,
    JSON,
    Math,
    Date: { now: () => Date.parse(instant) },
    setInterval: () => 0,
    setTimeout: () => 0,
  })
  return {
    state: parts['.state']![0]!,
    today: rows.findIndex((row) => row.current),
    share: parts['[data-share]']![0]!,
    copy: parts['[data-copy]']![0]!,
    said: parts['.said']![0]!,
    location,
  }
}

const never = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
const shop = fixtures.full.basicDetails.hours!

test.each([
  // 2026-11-20 is a Friday; India is 5½ hours ahead of these instants.
  ['Friday 11:30', shop, '2026-11-20T06:00:00Z', 'Open now', 4],
  ['Friday 13:29', shop, '2026-11-20T07:59:59Z', 'Open now', 4],
  ['Friday 13:30, lunch', shop, '2026-11-20T08:00:00Z', 'Closed now', 4],
  ['Friday 16:00 again', shop, '2026-11-20T10:30:00Z', 'Open now', 4],
  ['Saturday 00:10', shop, '2026-11-20T18:40:00Z', 'Closed now', 5],
  ['Sunday evening', shop, '2026-11-22T12:00:00Z', 'Closed now', 6],
  [
    'whole day to 24:00',
    { ...never, fri: [{ from: '00:00', to: '24:00' }] },
    '2026-11-20T18:29:00Z',
    'Open now',
    4,
  ],
  [
    'whole day to 00:00',
    { ...never, fri: [{ from: '00:00', to: '00:00' }] },
    '2026-11-20T06:00:00Z',
    'Open now',
    4,
  ],
  [
    'past midnight',
    { ...never, fri: [{ from: '18:00', to: '02:00' }] },
    '2026-11-20T20:00:00Z',
    'Open now',
    5,
  ],
  [
    'past midnight, ended',
    { ...never, fri: [{ from: '18:00', to: '02:00' }] },
    '2026-11-20T20:30:00Z',
    'Closed now',
    5,
  ],
  [
    'Sunday night to Monday',
    { ...never, sun: [{ from: '22:00', to: '03:00' }] },
    '2026-11-22T20:00:00Z',
    'Open now',
    0,
  ],
] as const)('%s', (_when, hours, instant, words, today) => {
  const page = run(structuredClone(hours) as typeof shop, instant)
  expect(page.state.textContent).toBe(words)
  expect(page.state.hidden).toBeFalsy()
  expect(page.today).toBe(today)
})

test('share opens the phone’s own sheet, and stays a link where there is none', () => {
  const shared: unknown[] = []
  const { share } = run(never, '2026-11-20T06:00:00Z', {
    share: (what: unknown) => (shared.push(what), Promise.resolve()),
  })
  // What gives false stops the browser from following the link.
  expect((share.onclick as () => unknown)()).toBe(false)
  expect(shared).toEqual([{ title: 'A', url: 'https://card.example/a' }])
  expect(run(never, '2026-11-20T06:00:00Z').share.onclick).toBeUndefined()
})

test('copy appears where the browser can, and says that it did', async () => {
  const copied: string[] = []
  const { copy, said } = run(never, '2026-11-20T06:00:00Z', {
    clipboard: { writeText: (text: string) => (copied.push(text), Promise.resolve()) },
  })
  expect(copy.hidden).toBeFalsy()
  await (copy.onclick as () => Promise<void>)()
  expect(copied).toEqual(['https://card.example/a'])
  expect(said.textContent).toBe('Copied')
  expect(run(never, '2026-11-20T06:00:00Z').copy.hidden).toBe(true)
})

test.each([
  [129_950, 1, '₹1,299.50'],
  [129_950, 2, '₹2,599'],
  [12_345_605, 1, '₹1,23,456.05'],
  [18_000, 3, '₹540'],
])('%i paise, %i times, come to %s in the basket as everywhere else', (paise, count, sum) => {
  const classList = { toggle: () => true }
  const order = { textContent: 'Order' }
  const line: Fake = {
    dataset: { line: `Rice – ${rupees(paise)}`, paise: String(paise) },
    value: String(count),
    parentNode: { classList },
  }
  const form: Fake = {
    dataset: { basket: 'https://wa.me/919000012345?text=I%20would%20like:', total: '%0ATotal%3A%20' },
    classList,
    querySelector: () => order,
    querySelectorAll: (name: string) => (name === '[data-line]' ? [line] : []),
  }
  const { location } = run(never, '2026-11-20T06:00:00Z', {}, { '[data-basket]': [form] })
  expect(order.textContent).toBe(`Order · ${sum}`)
  expect(rupees(paise * count)).toBe(sum)
  expect((form['onsubmit'] as () => unknown)()).toBe(false)
  expect(new URL(location.href).searchParams.get('text')?.split('\n').at(-1)).toBe(`Total: ${sum}`)
})

test('an order that is too long says how many products it left out, and stays a link that works; as without script', () => {
  const toggled = { toggle: () => true }
  const name = 'स्पेशल पनीर बटर मसाला '.repeat(4).slice(0, 80)
  const item = { name, price: '₹320', unit: 'प्रति प्लेट' }
  const lines = Array.from({ length: 40 }, (): Fake => ({
    dataset: { line: orderLine(item), paise: '32000' },
    value: '99',
    parentNode: { classList: toggled },
  }))
  const view = { name: 'नवरंग & Sons', words: findWords('hi') }
  const parts = orderParts(view, '9000012345')
  const form: Fake = {
    dataset: { basket: parts.begin, left: parts.left, total: parts.total },
    classList: toggled,
    querySelector: () => ({ textContent: '' }),
    querySelectorAll: (part: string) => (part === '[data-line]' ? lines : []),
  }
  const { location } = run(never, '2026-11-20T06:00:00Z', {}, { '[data-basket]': [form] })
  expect((form['onsubmit'] as () => unknown)()).toBe(false)
  const { href } = new URL(location.href)
  expect(href.length).toBeLessThan(8000 - 100)
  const said = new URL(href).searchParams.get('text')!.split('\n')
  const whole = said.filter((line) => line.startsWith('99 × ')).length
  expect(whole).toBeGreaterThan(5)
  expect(said.slice(-2)).toEqual([`${view.words.orderLeft} ${40 - whole}`, `${view.words.total}: ₹12,67,200`])
  const chosen = lines.map(() => ({ line: item, count: 99 }))
  const plain = orderLink(view, '9000012345', chosen, 40 * 99 * 32_000)
  expect(new URL(plain.href).searchParams.get('text')).toBe(said.join('\n'))
  expect(plain.left).toBe(40 - whole)
})

test.each([
  ['typed in', '', 1],
  ['from a chat or a search', 'https://www.google.com/', 1],
  ['from another card of the agency', 'https://card.example/a-2', 1],
  ['from a card whose id begins alike', 'https://card.example/ab', 1],
  ['from a page of a trade', 'https://card.example/for/tailoring', 1],
  ['from the page that named this one', 'https://other.example/?u=https://card.example/a', 1],
  ['in another language', 'https://card.example/a', 0],
  ['back in its own language', 'https://card.example/a?lang=hi', 0],
  ['back from an order', 'https://card.example/a/order?q0=1', 0],
])('a page that is opened %s is counted as a view: %s, %i', (_how, referrer, views) => {
  const sent: unknown[] = []
  const sendBeacon = (_to: string, body: string) => sent.push(JSON.parse(body))
  run(never, '2026-11-20T06:00:00Z', { sendBeacon }, {}, referrer)
  expect(sent).toEqual(Array(views).fill({ cardId: 'a', kind: 'view' }))
})

test.each([
  ['', ''],
  ['250', '&am=250'],
  ['99.5', '&am=99.5'],
])('an app that pays by UPI is given the name with its blanks, and the amount %j', (typed, amount) => {
  const form: Fake = { dataset: { upi: upiHref('asha.stores@okbank', 'Asha & Sons') }, am: { value: typed } }
  const { location } = run(never, '2026-11-20T06:00:00Z', {}, { '.amount': [form] })
  expect((form['onsubmit'] as () => unknown)()).toBe(false)
  expect(location.href).toBe(`upi://pay?pa=asha.stores@okbank&pn=Asha%20%26%20Sons&cu=INR${amount}`)
})

test('the form of an amount carries the address of the payee for the script', () =>
  expect(drawCardPage(fixtures.full)).toMatch(
    /<form class="amount" action="upi:\/\/pay" method="get" data-upi="upi:\/\/pay\?pa=[^"+]+&amp;pn=[^"+]+&amp;cu=INR">/,
  ))
