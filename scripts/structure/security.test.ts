import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const docs = resolve(import.meta.dirname, '../../docs')
const text = readFileSync(resolve(docs, 'security.md'), 'utf8')

/** How many requirements of levels 1 and 2 each section of ASVS 5.0 has, by their numbers. */
const sections: Record<string, string> = {
  V1: '1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2',
  V2: '2.1:1-3 2.2:1-3 2.3:1-4 2.4:1-1',
  V3: '3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2',
  V4: '4.1:1-3 4.2:1-1 4.3:1-2 4.4:1-4',
  V5: '5.1:1-1 5.2:1-3 5.3:1-2 5.4:1-3',
  V6: '6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4',
  V7: '7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2',
  V8: '8.1:1-2 8.2:1-3 8.3:1-1 8.4:1-1',
  V9: '9.1:1-3 9.2:1-4',
  V10: '10.1:1-2 10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3',
  V11: '11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1-1 11.6:1-1',
  V12: '12.1:1-3 12.2:1-2 12.3:1-4',
  V13: '13.1:1-1 13.2:1-5 13.3:1-2 13.4:1-5',
  V14: '14.1:1-2 14.2:1-4 14.3:1-3',
  V15: '15.1:1-3 15.2:1-3 15.3:1-7',
  V16: '16.1:1-1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3',
  V17: '17.1:1-1 17.2:1-4 17.3:1-2',
}
const wanted = Object.values(sections)
  .flatMap((line) => line.split(' '))
  .flatMap((part) => {
    const [section, range = ''] = part.split(':')
    const [from = 0, to = 0] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_one, place) => `${section}.${from + place}`)
  })
const stated = [
  ...[...text.matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map(([, number]) => number!),
  ...[...text.matchAll(/^- .*: ([\d., ]+)$/gm)].flatMap(([, list = '']) => list.split(', ')),
]

test('every requirement of levels 1 and 2 stands there once', () => {
  expect(wanted).toHaveLength(253)
  expect(stated.toSorted()).toEqual(wanted.toSorted())
})

test('every test and page it names exists, and what is met names a test or says that it was read', () => {
  const named = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path!)
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter((path) => !existsSync(resolve(docs, path)))).toEqual([])
  const met = text.slice(text.indexOf('## Met'), text.indexOf('## Does not apply'))
  const rows = [...met.matchAll(/^\| \d+\.\d+\.\d+ \|.*$/gm)].map(([row]) => row)
  expect(
    rows.filter((row) => !/\((?:\.\.\/)[^)]+\.(?:test|e2e)\.tsx?\) \|$|\| by reading \|$/.test(row)),
  ).toEqual([])
})

const switchedParts =
  /^## (?:Met where the installation switches it on|Met where an agency switches it on|Does not apply)$/m

test('the counts it gives are its own', () => {
  const [, all, met, switched, byAgency] =
    /(\d+) requirements apply: (\d+) are met, (\d+) where the installation switches it on, (\d+) where an agency does/.exec(
      text,
    ) ?? []
  const rowsOf = (part = '') => [...part.matchAll(/^\| \d+\.\d+\.\d+ \|/gm)].length
  const [before, installation, agency] = text.split(switchedParts)
  expect([before, installation, agency, text].map(rowsOf)).toEqual([met, switched, byAgency, all].map(Number))
})

test('what is switched on names the setting that does it', () => {
  const [, between = ''] = text.split(switchedParts)
  const rows = [...between.matchAll(/^\| [\d.]+ \| (.*)$/gm)].map(([, row]) => row!)
  const page = readFileSync(resolve(docs, 'operations.md'), 'utf8')
  const settings = rows.map((row) => /^`([A-Z0-9_]+)`/.exec(row)?.[1])
  expect(settings.filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([])
})
