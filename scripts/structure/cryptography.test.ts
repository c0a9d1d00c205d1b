import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isCode, isTest, readSources } from './sources.ts'

const root = resolve(import.meta.dirname, '../..')
const page = readFileSync(resolve(root, 'docs/cryptography.md'), 'utf8')
const part = (title: string) => page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
const first = (text: string) => [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name!)

/** What runs: neither tests and what plays the world for them, nor what fills a trial or measures. */
const aside = /\/testing\/|^packages\/sandbox\/|^scripts\/(demo|bench|scale|tools|structure)\//
const sources = readSources(root).filter(
  ({ path }) => /^(packages|scripts)\//.test(path) && isCode(path) && !isTest(path) && !aside.test(path),
)
/** Packages that do cryptography or connect by TLS. */
const whole =
  /^(node:https|node:tls|node:http2|@node-rs\/argon2|argon2|bcrypt\w*|otpauth|web-push|aws4fetch|selfsigned|jose|jsonwebtoken|@noble\/.*|hash-wasm|crypto-js|tweetnacl|sodium-.*)$/
const statement = /^import\s+(?!type\b)(\{[^}]*\}|[\w*][^'"\n]*?)\s+from\s+'([^']+)'/gm

/** The functions and packages of cryptography that a source uses. */
function usedIn(code: string): string[] {
  const imports = [...code.matchAll(statement)].flatMap(([, what = '', from = '']) => {
    if (whole.test(from)) return [from]
    if (from !== 'node:crypto' && from !== 'crypto') return []
    if (!what.startsWith('{')) return ['all of node:crypto']
    const names = what.slice(1, -1).split(',')
    return names
      .map((name) => name.trim().split(' as ')[0]!)
      .filter((name) => name && !name.startsWith('type '))
  })
  const loaded = [...code.matchAll(/import\('((?:node:)?crypto|[^']+)'\)/g)].map(([, from]) => from!)
  const global = [...code.matchAll(/\bcrypto\.(randomUUID|getRandomValues|subtle)\b/g)].map(
    ([, name]) => name!,
  )
  return [
    ...new Set([
      ...imports,
      ...global,
      ...loaded.filter((from) => whole.test(from) || from.endsWith('crypto')),
    ]),
  ]
}

test('every use is seen, in whatever form', () => {
  expect(
    usedIn(
      `import { createHash, type Hash, hkdf as h } from 'node:crypto'\nimport type { Hmac } from 'node:crypto'\nimport web from 'web-push'\ncrypto.subtle.digest()\nawait import('argon2')`,
    ),
  ).toEqual(['createHash', 'hkdf', 'web-push', 'subtle', 'argon2'])
  expect(usedIn(`import * as crypto from 'node:crypto'`)).toEqual(['all of node:crypto'])
})

test('every file that uses cryptography stands there with what it uses, and none that does not', () => {
  const said = Object.fromEntries(
    [...part('Where').matchAll(/^\| `([^`]+)` \| (.+?) \| .{5,} \|$/gm)].map(([, path, uses = '']) => [
      path,
      [...uses.matchAll(/`([^`]+)`/g)].map(([, name]) => name!).toSorted(),
    ]),
  )
  const found = sources
    .map(({ path, text }) => [path, usedIn(text).toSorted()] as const)
    .filter(([, uses]) => uses.length > 0)
  expect(found.length).toBeGreaterThan(40)
  expect(said).toEqual(Object.fromEntries(found))
})

test('no other algorithm is in the code', () => {
  const named = sources.flatMap(({ text }) =>
    usedIn(text).length === 0
      ? []
      : [
          ...text.matchAll(
            /'(sha-?\d+|md[245]|ripemd\w*|aes[\w-]+|des(?:-[\w-]+)?|rc4|chacha[\w-]+|rsa[\w-]*|P-\d+)'/gi,
          ),
        ].map(([, name]) => name!),
  )
  const known = first(part('Algorithms'))
  expect(new Set(named)).toEqual(new Set(['sha256', 'aes-256-gcm', 'aes128gcm', 'SHA1', 'sha1']))
  expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([])
})

test('every purpose that a key is derived for stands there, and no other', () => {
  const code = sources.map(({ text }) => text).join('\n')
  const constants = new Map(
    [...code.matchAll(/^const (\w+) = '([^'\n]+)'$/gm)].map(([, name, text]) => [name, text]),
  )
  const given = [
    ...code.matchAll(/deriveKey\(\s*[\w.]+,\s*(?:'([^']+)'|`([^`]+)`|(\w+)),?\s*\)/g),
    ...code.matchAll(/\b(?:signed|opened)\(secrets?, ()()(\w+),/g),
  ]
  const purposes = given.flatMap(([, text, template, name = '']) =>
    name === 'purpose' ? [] : [text || template?.replace(/\$\{\w+\}/g, '…') || constants.get(name) || name],
  )
  const said = first(part('Keys')).filter((name) => name !== 'PARICHAY_SECRET')
  expect(new Set(said)).toEqual(new Set(purposes))
})
