import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

// What repeats in lists stands once, here: a screen that has one says its columns, filters and deeds, and nothing else.

const source = resolve(import.meta.dirname, '../..')
const screens = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?:Screen|Tab|List)\.tsx$/.test(path) && !path.startsWith('ui/'))
  .map((path) => ({ path, text: readFileSync(resolve(source, path), 'utf8') }))
  .filter(({ text }) => /<List(?:Screen|Body)\b/.test(text))

test('a screen with a list has 150 lines at the most', () => {
  expect(screens.length).toBeGreaterThan(11)
  expect(
    screens.flatMap(({ path, text }) => {
      const lines = text.trimEnd().split('\n').length
      return lines > 150 ? [`${path}: ${lines}`] : []
    }),
  ).toEqual([])
})

test('it turns no pages, searches, fails and ticks nothing by itself', () => {
  const own = /from '.*\/(?:Pager|LoadMore|SearchBox|InlineError|DataTable|TickBar|Skeletons)\.tsx'/
  expect(screens.filter(({ text }) => own.test(text)).map(({ path }) => path)).toEqual([])
})
