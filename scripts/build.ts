import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { constants as osConstants, setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fingerprintOfPanel } from '@parichay/server/platform/panel-sources.ts'
import { askRegistry } from './lock/ask.ts'

const repository = resolve(import.meta.dirname, '..')
const dist = join(repository, 'packages/web/dist')
const mark = join(dist, 'built-from')
const packedMark = join(dist, 'packed')
/** A build makes much that is thrown away at once: with more room for it, a fifth of the time is saved. */
const roomToWork = '--max-semi-space-size=64'

/** Runs this file in a process of its own with these words; `signal` gives it up. The code it ended with. */
async function runHere(words: string[], signal?: AbortSignal): Promise<number | null> {
  // Under a test runner too, what is built is what people get.
  const { VITEST: _runner, ...env } = process.env
  const child = spawn(process.execPath, [roomToWork, import.meta.filename, ...words], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, NODE_ENV: 'production' },
  })
  const end = () => void child.kill()
  signal?.addEventListener('abort', end)
  const [code] = (await once(child, 'exit')) as [number | null]
  signal?.removeEventListener('abort', end)
  return code
}

/**
 * Builds the panel when its sources changed since the last build, in a process of its own: React must see production. What was
 * built before goes first, so that a server that runs beside never shows half of two. `signal` gives it up.
 */
export async function buildPanel(signal?: AbortSignal): Promise<boolean> {
  const print = fingerprintOfPanel()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === print) return false
  rmSync(dist, { recursive: true, force: true })
  console.log('  Building the panel: once for each version, about twenty seconds.')
  if ((await runHere(['build', print], signal)) !== 0)
    throw new Error('The panel could not be built; the reason stands above.')
  return true
}

/**
 * Packs what was built once more, a twentieth smaller, which takes longer than all the rest of packing: a first start does it
 * behind, with the panel in use. Until then, and when it is given up, the quick make is served.
 */
export async function packPanel(signal?: AbortSignal): Promise<void> {
  if (signal?.aborted || existsSync(packedMark) || !existsSync(mark)) return
  const code = await runHere(['pack'], signal)
  if (code !== 0 && !signal?.aborted)
    throw new Error('The panel could not be packed; the reason stands above.')
}

const brotliAt = (quality: number) => (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
const gzipWell = (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 })

type Pack = (bytes: Buffer) => Promise<Buffer>

/** Writes packed files beside those that are worth it; each is there whole or not at all. */
async function pack(packers: Record<string, Pack>): Promise<void> {
  const files = readdirSync(join(dist, 'assets'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.flatMap((path) => {
      const bytes = readFileSync(path)
      if (bytes.length < 800) return []
      return Object.entries(packers).map(async ([end, packer]) => {
        writeFileSync(`${path}.${end}.new`, await packer(bytes))
        renameSync(`${path}.${end}.new`, `${path}.${end}`)
      })
    }),
  )
}

async function build(print: string): Promise<void> {
  const { build: runVite } = await import('vite')
  await runVite({
    root: join(repository, 'packages/web'),
    configFile: join(repository, 'packages/web/vite.config.ts'),
    logLevel: 'warn',
  })
  await pack({ gz: gzipWell, br: brotliAt(8) })
  writeFileSync(mark, print)
}

async function packAgain(): Promise<void> {
  setPriority(osConstants.priority.PRIORITY_LOW)
  await pack({ br: brotliAt(10) })
  writeFileSync(packedMark, '')
}

/**
 * Before `npm run build`, which makes what a production installation serves: no package may be past its time (docs/operations.md, Packages of others).
 * A registry out of reach is said and stops nothing. `npm start` and tests build without asking: they work without a network.
 */
async function mayBuild(): Promise<boolean> {
  if (process.argv.includes('--unaudited')) return true
  const audit = await askRegistry(repository)
  if (!audit) console.warn('Whether a package is past its time is not known: the registry did not answer.')
  if (!audit || audit.faults.length === 0) return true
  console.error(
    `${audit.faults.join('\n')}\nNot built: ${audit.faults.length} to do. npm run build -- --unaudited builds all the same.`,
  )
  return false
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [task, print = ''] = process.argv.slice(2)
  if (task === 'build') await build(print)
  else if (task === 'pack') await packAgain()
  else if (!(await mayBuild())) process.exitCode = 1
  else {
    console.log((await buildPanel()) ? 'The panel is built.' : 'The panel is up to date.')
    await packPanel()
  }
}
