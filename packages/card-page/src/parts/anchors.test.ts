import { type CardBlock, cardBlocks } from '@parichay/contract/card/sections.ts'
import { expect, test } from 'vitest'
import { drawCardPage } from '../card.ts'
import { cards } from '../testing/designs.ts'

const fullCards = cards.filter(([name]) => name.endsWith(' full'))
const hide = (hidden: readonly CardBlock[]) => ({ order: [], hidden: [...hidden] })
const map = /href="https:\/\/www\.google\.com\/maps|data-v="map"/

test.each(fullCards)('%s has no way to a section that the owner switched off', (_name, facts) => {
  const sets = [...cardBlocks.map((block) => [block]), [...cardBlocks]]
  for (const hidden of sets) {
    const page = drawCardPage({ ...facts, settings: { ...facts.settings, ...hide(hidden) } })
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const ways = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, way]) => way!)
    expect([hidden, ways.filter((way) => !ids.has(way))]).toEqual([hidden, []])
  }
})

test.each(fullCards)('%s shows no way to an address that the owner switched off', (_name, facts) => {
  const page = (hidden: CardBlock[]) =>
    drawCardPage({ ...facts, settings: { ...facts.settings, ...hide(hidden) } })
  expect(page([])).toMatch(map)
  expect(page(['contact'])).not.toMatch(map)
})
