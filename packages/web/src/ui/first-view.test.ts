import { fixtures } from '@parichay/card-page/testing/fixtures.ts'
import { drawCardPage } from '@parichay/card-page/card.ts'
import { expect, test } from 'vitest'
import { firstView } from './first-view.ts'

const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0

test('scripts and far pictures are left out, the head and all words stay', () => {
  const page = drawCardPage(fixtures.full)
  const cut = firstView(page)
  expect(count(page, /<script/g)).toBeGreaterThan(0)
  expect(count(page, /loading="lazy"/g)).toBeGreaterThan(2)
  expect(count(cut, /<script/g)).toBe(0)
  expect(count(cut, /loading="lazy"/g)).toBe(2)
  expect(count(cut, /fetchpriority="high"/g)).toBe(count(page, /fetchpriority="high"/g))
  const words = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(words(cut)).toBe(words(page))
})
