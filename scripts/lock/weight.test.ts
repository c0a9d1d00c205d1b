import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const repository = resolve(import.meta.dirname, '../..')
const mega = 1024 * 1024

/** Bytes that a folder takes on its disk, as `du` counts them; links are not followed, which lead to our own packages. */
function weigh(folder: string, isOurs: (entry: Dirent) => boolean = () => true): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { withFileTypes: true }).filter(isOurs)) {
    const path = join(folder, entry.name)
    bytes += lstatSync(path).blocks * 512
    if (entry.isDirectory()) bytes += weigh(path)
  }
  return bytes
}

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'what npm ci brings stays below 900 MB, and docs/operations.md says how much it is',
  () => {
    // Caches of tools begin with a dot; npm brings none.
    const whole = weigh(join(repository, 'node_modules'), ({ name }) => !name.startsWith('.')) / mega
    expect(whole).toBeLessThan(900)
    const docs = readFileSync(join(repository, 'docs/operations.md'), 'utf8')
    const said = Number(/(\d+) MB with everything that builds and tests/.exec(docs)?.[1])
    expect(
      Math.abs(said - whole),
      `docs/operations.md says ${said} MB, and it is ${Math.round(whole)}`,
    ).toBeLessThan(15)
    expect(docs).toMatch(/\(`du -sm node_modules`\): \d+ MB for production/)
  },
  120_000,
)

test('npm ci says nothing but its last line: no warnings, no funding, no audit', () => {
  const settings = readFileSync(join(repository, '.npmrc'), 'utf8').split('\n')
  for (const line of ['loglevel=error', 'fund=false', 'audit=false']) expect(settings).toContain(line)
})
