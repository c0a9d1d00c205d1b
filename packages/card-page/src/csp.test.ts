import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawCardPage } from './card.ts'
import { cardPageCsp, scriptHash } from './csp.ts'
import { fixtures } from './testing/fixtures.ts'

test('the hash is that of the script as it stands in the page', () => {
  const script = /<script>([\s\S]*?)<\/script>/.exec(drawCardPage(fixtures.full))![1]!
  expect(`sha256-${createHash('sha256').update(script).digest('base64')}`).toBe(scriptHash)
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(2048)
})

test('the policy allows that script and the files’ host, and nothing wide', () => {
  const policy = cardPageCsp('https://files.parichay.example/any/path')
  expect(policy).toContain(`script-src '${scriptHash}';`)
  expect(policy).toContain("img-src 'self' data: https://files.parichay.example;")
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy.replace("style-src 'unsafe-inline'", '')).not.toMatch(/unsafe|\*/)
})
