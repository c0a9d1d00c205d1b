import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { splitWords } from '../../split-words.ts'

const root = resolve(import.meta.dirname, '../../../..')
const { transform } = splitWords({ configPath: resolve(root, 'lingui.config.ts') }) as unknown as {
  transform: (source: string, id: string) => Promise<{ code: string }>
}

async function wordsOf(locale: string, part: string): Promise<Record<string, unknown>> {
  const id = resolve(import.meta.dirname, `${locale}.po?${part}`)
  const { code } = await transform('', id)
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    messages: Record<string, unknown>
  }
  return module.messages
}

const first = { en: await wordsOf('en', 'first'), hi: await wordsOf('hi', 'first') }
const rest = { en: await wordsOf('en', 'rest'), hi: await wordsOf('hi', 'rest') }

test('the halves share nothing and are the same in both languages', () => {
  expect(Object.keys(first.en).filter((id) => id in rest.en)).toEqual([])
  expect(Object.keys(first.hi).sort()).toEqual(Object.keys(first.en).sort())
  expect(Object.keys(rest.hi).sort()).toEqual(Object.keys(rest.en).sort())
})

test('what the home and its shell say is in the first half, what comes later is not', () => {
  const said = new Set(Object.values(first.en).flat())
  for (const text of ['My digital card', 'Menu', 'Failed to authenticate user'])
    expect([text, said.has(text)]).toEqual([text, true])
  for (const text of ['Forgot password?', 'Skip All']) expect(Object.values(rest.en).flat()).toContain(text)
})
