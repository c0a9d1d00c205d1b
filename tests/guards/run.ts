import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPostgres } from '../../scripts/launcher/postgres.ts'
import { type Guard, guards } from './guards.ts'

/**
 * `npm run test:guards`: takes each guard of the money away in turn, in a copy of the sources, and runs the tests that
 * must notice (P16). A guard nobody misses is a gap in the tests, or is not needed. `-- lock` tries those so named, `-- lock,key` those of either name.
 */
const root = resolve(import.meta.dirname, '../..')
const [wanted = ''] = process.argv.slice(2)
const chosen = guards.filter(({ name }) => wanted.split(',').some((one) => name.includes(one)))
const folder = mkdtempSync(join(tmpdir(), 'parichay-guards-'))
chmodSync(folder, 0o711)
const postgres = await startPostgres({
  dataFolder: join(folder, 'postgres'),
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
})
let unnoticed = 0
try {
  const copy = copySources()
  for (const guard of chosen) {
    const began = performance.now()
    const word = tryWithout(copy, guard)
    if (!word.startsWith('noticed')) unnoticed += 1
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(`  ${guard.name.padEnd(44)}${seconds.padStart(4)} s  ${word}`)
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(`\n  ${chosen.length - unnoticed} of ${chosen.length} guards are missed when they are gone\n`)
process.exit(unnoticed > 0 ? 1 : 0)

/** Packages and tests as they are, with the installed packages behind them. */
function copySources(): string {
  const copy = join(folder, 'sources')
  mkdirSync(join(copy, 'node_modules/@parichay'), { recursive: true })
  const isOurs = (from: string) => !/\/(node_modules|dist|\.cache)$/.test(from)
  for (const name of [
    'packages',
    'scripts',
    'tests',
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'lingui.config.ts',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isOurs })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@parichay') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@parichay', name))
  return copy
}

function tryWithout(copy: string, guard: Guard): string {
  const file = join(copy, guard.in.startsWith('scripts/') ? '' : 'packages/server/src', guard.in)
  const whole = readFileSync(file, 'utf8')
  if (!whole.includes(guard.find)) return 'is not there any more'
  writeFileSync(
    file,
    whole.replace(guard.find, () => guard.put),
  )
  try {
    const { status, stdout } = runTests(copy, guard)
    if (status === 0) return 'NOT NOTICED'
    const [, first] = /^ +× (.+?)(?: \d+ms)?$/m.exec(stdout) ?? []
    return first ? `noticed: ${first}` : 'THE TESTS DID NOT RUN'
  } finally {
    writeFileSync(file, whole)
  }
}

function runTests(copy: string, { tests, only }: Guard) {
  const files = tests
    .split(' ')
    .map((name) => (name.includes('/') ? name : `packages/server/src/payment/${name}`))
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'api',
    '--project',
    'unit',
    '--no-color',
    ...files,
  ]
  if (only) args.push('-t', only)
  return spawnSync(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, TEST_DATABASE_URL: postgres.adminUrl },
    encoding: 'utf8',
    timeout: 300_000,
  })
}
