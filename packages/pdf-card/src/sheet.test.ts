import type { PdfOutput } from '@parichay/contract/pdf-card/jobs.ts'
import { pdfSizes } from '@parichay/contract/pdf-card/templates.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { describe, expect, test } from 'vitest'
import { detailsFor } from './fixtures.ts'
import { pagesOf } from './pages.ts'
import { bleedAround, cutsOf, perSheet, planSheet, sheetsFor, slotOf } from './sheet.ts'

const of = (
  layout: PdfOutput['layout'],
  gutter: 0 | 4,
  size: keyof typeof pdfSizes = 'cr80',
  duplex: PdfOutput['duplex'] = 'long',
) => planSheet({ layout, gutter, duplex }, pdfSizes[size])

test.each([
  ['a4', 0, 'cr80', 2, 5, false],
  ['a4', 4, 'cr80', 3, 3, true],
  ['a4', 0, 'cr80Upright', 5, 2, true],
  ['a4', 4, 'cr80Upright', 3, 3, false],
  ['a4', 0, 'visiting', 2, 5, false],
  ['a4', 4, 'visiting', 3, 3, true],
  ['a4', 0, 'badge', 2, 2, false],
  ['12x18', 0, 'cr80', 5, 5, true],
  ['12x18', 4, 'cr80', 3, 7, false],
  ['12x18', 0, 'badge', 5, 2, true],
] as const)('%s with %i mm between %s: %i by %i', (layout, gutter, size, columns, rows, isLevel) => {
  const plan = of(layout, gutter, size)
  expect([plan.columns, plan.rows, plan.width > plan.height]).toEqual([columns, rows, isLevel])
  const right = plan.left + columns * plan.card.width + (columns - 1) * gutter
  const foot = plan.top + rows * plan.card.height + (rows - 1) * gutter
  expect(plan.left).toBeGreaterThanOrEqual(8)
  expect(plan.top).toBeGreaterThanOrEqual(8)
  expect(right).toBeCloseTo(plan.width - plan.left, 6)
  expect(foot).toBeCloseTo(plan.height - plan.top, 6)
})

test('no two cards of any sheet overlap, and sheets hold all cards', () => {
  for (const layout of ['a4', '12x18'] as const)
    for (const gutter of [0, 4] as const)
      for (const size of Object.keys(pdfSizes) as (keyof typeof pdfSizes)[]) {
        const plan = of(layout, gutter, size)
        const slots = Array.from({ length: perSheet(plan) }, (_none, at) => slotOf(plan, at, 'front'))
        for (const [i, a] of slots.entries())
          for (const b of slots.slice(i + 1))
            expect(
              Math.abs(a.x - b.x) >= plan.card.width + gutter - 1e-6 ||
                Math.abs(a.y - b.y) >= plan.card.height + gutter - 1e-6,
            ).toBe(true)
      }
  const plan = of('a4', 0)
  expect([1, 10, 11, 500, 2000].map((n) => sheetsFor(plan, n))).toEqual([1, 1, 2, 50, 200])
})

describe('backs lie behind their fronts', () => {
  test.each([
    // [paper upright?, edge, the axis the paper turns around, back of the first card]
    ['a4', 0, 'cr80', 'long', 'upright'],
    ['a4', 0, 'cr80', 'short', 'level'],
    ['a4', 4, 'cr80', 'long', 'level'],
    ['a4', 4, 'cr80', 'short', 'upright'],
  ] as const)('%s, %i mm, %s, %s edge: around the %s axis', (layout, gutter, size, duplex, axis) => {
    const plan = of(layout, gutter, size, duplex)
    for (let at = 0; at < perSheet(plan); at++) {
      const front = slotOf(plan, at, 'front')
      const back = slotOf(plan, at, 'back')
      if (axis === 'upright') {
        expect(back.x).toBeCloseTo(plan.width - front.x - plan.card.width, 6)
        expect([back.y, back.turn]).toEqual([front.y, 0])
      } else {
        expect(back.y).toBeCloseTo(plan.height - front.y - plan.card.height, 6)
        expect([back.x, back.turn]).toEqual([front.x, 180])
      }
    }
  })
})

test('bleed ends at the neighbour’s; cuts that two cards share are one', () => {
  const close = of('a4', 0)
  expect(bleedAround(close, 0, 'front')).toEqual({ left: 2, right: 0, top: 2, bottom: 0 })
  expect(bleedAround(close, 0, 'back')).toEqual({ left: 0, right: 2, top: 2, bottom: 0 })
  expect(bleedAround(of('a4', 4), 4, 'front')).toEqual({ left: 2, right: 2, top: 2, bottom: 2 })
  expect(cutsOf(close).xs).toHaveLength(3)
  expect(cutsOf(close).ys).toHaveLength(6)
  expect(cutsOf(of('a4', 4)).xs).toHaveLength(6)
})

test('a card alone: at its trim to send, with bleed and marks around it to print', () => {
  expect(of('send', 0)).toMatchObject({ width: 85.6, height: 53.98, left: 0, bleedShown: 0 })
  const alone = of('page', 4)
  expect(alone).toMatchObject({ left: 10, top: 10, bleedShown: 3 })
  expect(alone.width).toBeCloseTo(105.6, 6)
  expect(alone.height).toBeCloseTo(73.98, 6)
})

test('the margin of a sheet names the organisation without the signs no font has', () => {
  const title = 'Sharma Sweets 🍬 कॅफे'
  const details = detailsFor('slope', { common: { companyName: title } })
  const order = { details, pictures: [], logoColours: null, cardUrl: null, isSample: false }
  const output = { layout: 'a4', gutter: 0, duplex: 'long' } as const
  const pages = pagesOf(output, [{ order, photo: 'photo0' }], { from: 0, total: 1, title })
  expect(pages.map((page) => needsOf(page).images)).toEqual([[], []])
  expect(JSON.stringify(pages[0])).toContain('1 / 1  A  Sharma Sweets कॅफे')
})
