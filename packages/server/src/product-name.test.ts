import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const packages = fileURLToPath(new URL('../../', import.meta.url))
/** Where the product may name itself: its own settings, and what no password may be. */
const own = ['server/src/platform/config.ts', 'server/src/auth/usecase.passwords.ts']

test('nothing that leaves an agency’s house names the product: letters, files, pages, calls', () => {
  const places = globSync('{card-page,contract,greeting,pdf-card,scene,server,video,web}/src/**/*.{ts,tsx}', {
    cwd: packages,
  })
  const read = places.filter((file) => !/\.test\.tsx?$|\/testing\/|\/fixtures/.test(file))
  expect(read.length).toBeGreaterThan(1000)
  const named = read.filter((file) => /Parichay/.test(readFileSync(`${packages}${file}`, 'utf8')))
  expect(named.map((file) => relative('.', file)).toSorted()).toEqual(own.toSorted())
})
