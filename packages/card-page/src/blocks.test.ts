import { expect, test } from 'vitest'
import { drawColumns } from './blocks.ts'
import { balance } from './designs/bazaar/balance.ts'
import { fixtures } from './testing/fixtures.ts'
import { makeView } from './view.ts'

const idsOf = (markup: string) => [...markup.matchAll(/<section[^>]* id="(\w+)"/g)].map(([, id]) => id)

test('a phone shows the owner’s order although two columns stand in the page', () => {
  const view = makeView({
    ...fixtures.full,
    settings: { ...fixtures.full.settings, order: ['gallery', 'links', 'about'], hidden: ['payment'] },
  })
  const page = drawColumns(view, {
    columnOf: (block) => (block === 'gallery' || block === 'videos' ? 'main' : 'side'),
  }).toString()
  const places = [...page.matchAll(/class="block u(\d)"><section[^>]* id="(\w+)"/g)].map(
    ([, place, id]) => [Number(place), id] as const,
  )
  expect(places.toSorted(([a], [b]) => a - b).map(([, id]) => id)).toEqual([
    'gallery',
    'links',
    'about',
    'contact',
    'products',
    'videos',
    'lead',
    'feedback',
  ])
  expect(idsOf(page).indexOf('videos')).toBeLessThan(idsOf(page).indexOf('links'))
  expect(page).not.toContain('id="payment"')
})

test('one column where there is nothing for a second', () => {
  const page = drawColumns(makeView(fixtures.minimum), { columnOf: () => 'side' }).toString()
  expect(page).toContain('class="cols single"')
})

test('every card fills both columns of the bazaar', () => {
  for (const facts of Object.values(fixtures)) {
    const view = makeView(facts)
    const { columnOf } = balance(view)
    expect(new Set(view.order.map(columnOf))).toEqual(new Set(['main', 'side']))
  }
})
