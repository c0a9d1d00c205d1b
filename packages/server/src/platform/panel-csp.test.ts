import { expect, test } from 'vitest'
import { panelCsp } from './panel.ts'

const paying = { script: 'https://pay.example', connect: '', img: '', frame: 'https://pay.example', form: '' }
const partsOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))

test('a script of the panel needs the nonce of its page; no text becomes code, nothing is embedded, framed or based elsewhere', () => {
  const policy = panelCsp('n-1', null, paying)
  const parts = partsOf(policy)
  expect(parts['script-src']).toEqual(["'self'", "'nonce-n-1'", "'strict-dynamic'", 'https://pay.example'])
  expect(parts['default-src']).toEqual(["'self'"])
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(parts[name]).toEqual(["'none'"])
  expect(policy).not.toMatch(/unsafe-eval|\*|http:/)
  // Styles alone may stand in the page.
  expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toContain('unsafe-inline')
})

test('an error reporter is one host more that may be called, and nothing that may run', () => {
  const [without, withOne] = [null, 'https://errors.example'].map((one) =>
    partsOf(panelCsp('n', one, paying)),
  )
  expect(withOne!['connect-src']).toContain('https://errors.example')
  expect(withOne!['script-src']).toEqual(without!['script-src'])
})
