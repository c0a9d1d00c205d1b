import { activityActions, actionsByArea } from '@parichay/contract/activity/actions.ts'
import { activityDays } from '@parichay/contract/activity/fields.ts'
import { keptDays } from '@parichay/contract/analytics/insights.ts'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isCode, isTest, readSources } from './sources.ts'

const root = resolve(import.meta.dirname, '../..')
const page = readFileSync(resolve(root, 'docs/logs.md'), 'utf8')
const part = (title: string) => page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
const server = 'packages/server/src/'
const sources = readSources(root).filter(
  ({ path }) => path.startsWith(server) && isCode(path) && !isTest(path) && !path.includes('/testing/'),
)

type Line = { message: string; level: string; from: string }
const quotes = `'"\``

/** Where the arguments of a call end, from behind its bracket; brackets in texts do not count. */
function endOfCall(code: string, start: number): number {
  let [depth, quote] = [1, '']
  for (let at = start; at < code.length; at += 1) {
    const letter = code[at]!
    if (quote) {
      if (letter === '\\') at += 1
      else if (letter === quote) quote = ''
    } else if (quotes.includes(letter)) quote = letter
    else if (letter === '(') depth += 1
    else if (letter === ')' && (depth -= 1) === 0) return at
  }
  return code.length
}

/** What a source can log: the constant text that stands last in each call; anything else is no message. */
function linesIn({ path, text }: { path: string; text: string }): Line[] {
  return [...text.matchAll(/\blog\??\.(trace|debug|info|warn|error|fatal)\(/g)].map((found) => {
    const start = found.index + found[0].length
    const given = text.slice(start, endOfCall(text, start))
    const [, one, other] = /(?:^|,)\s*(?:'([^']*)'|"([^"]*)"),?\s*$/.exec(given) ?? []
    return {
      message: one ?? other ?? `no constant: ${given}`,
      level: found[1]!,
      from: path.slice(server.length),
    }
  })
}

const asText = ({ message, level, from }: Line) => `${message} | ${level} | ${from}`

test('a message that is put together is no constant', () => {
  const lines = (text: string) => linesIn({ path: `${server}a.ts`, text }).map(({ message }) => message)
  expect(lines(`log.info({ a: f('x)') }, 'done')\nworld.log.warn(\n  { b },\n  "it’s late",\n)`)).toEqual([
    'done',
    'it’s late',
  ])
  for (const given of ['`sent to ${phone}`', "{ a }, 'sent to ' + phone", '{ a }, words', "{ a: 'b' }"])
    expect(lines(`log.info(${given})`)).toEqual([`no constant: ${given}`])
})

test('every line that the server can log stands there, and no other', () => {
  const found = sources.flatMap(linesIn)
  expect(found.length).toBeGreaterThan(70)
  const said = [...part('Log lines').matchAll(/^\| `(.+?)` \| (\w+) \| `(.+?)` \| .{4,} \|$/gm)].map(
    ([, message = '', level = '', from = '']) => ({ message, level, from }),
  )
  expect(said.map(asText).toSorted()).toEqual([...new Set(found.map(asText))].toSorted())
})

test('nothing writes past the log but a process that does not start or end', () => {
  const writing = sources.filter(({ text }) => /\bconsole\.\w+\(|process\.std(out|err)\.write\(/.test(text))
  expect(writing.map(({ path }) => path.slice(server.length)).toSorted()).toEqual([
    'main-web.ts',
    'main-worker.ts',
    'platform/process.ts',
  ])
})

test('every deed of the activity log stands there once, in its area', () => {
  const rows = [...part('Deeds in the activity log').matchAll(/^\| (\w+) \| (`.+`) \|$/gm)]
  const said = Object.fromEntries(
    rows.map(([, area, deeds = '']) => [area, [...deeds.matchAll(/`([^`]+)`/g)].map(([, deed]) => deed)]),
  )
  expect(said).toEqual(actionsByArea)
  expect(Object.values(said).flat()).toHaveLength(activityActions.length)
})

test('the times are those of the code', () => {
  expect(page).toContain(`erased at ${activityDays} days`)
  expect(page).toMatch(new RegExp(`table \`client_log\`.*\\| ${keptDays.failures} days \\|`))
  expect(page).toMatch(new RegExp(`table \`analytics_event\`.*\\| ${keptDays.visits} days \\|`))
})
