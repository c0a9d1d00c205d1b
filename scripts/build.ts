import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const repository = resolve(import.meta.dirname, '..')
const dist = join(repository, 'packages/web/dist')
const mark = join(dist, 'built-from')
const sources = [
  'packages/web/src',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/begin-after-paint.ts',
  'packages/web/macro-words.ts',
  'packages/web/slim-routes.ts',
  'packages/web/split-words.ts',
  'packages/web/public',
  'packages/contract/src',
  'packages/card-page/src',
  'packages/greeting/src',
  'packages/pdf-card/src',
  'packages/video/src',
  'packages/scene/src',
  'package-lock.json',
  'lingui.config.ts',
]

/** A build makes much that is thrown away at once: with more room for it, a fifth of the time is saved. */
const roomToWork = '--max-semi-space-size=64'

/** One hash over everything the panel is built from. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const add = (path: string) => {
    if (!existsSync(path)) return
    const entries = path.match(/\.\w+$/) ? null : readdirSync(path, { recursive: true, withFileTypes: true })
    if (!entries) return void hash.update(path.slice(repository.length)).update(readFileSync(path))
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
    for (const file of files) hash.update(file.slice(repository.length)).update(readFileSync(file))
  }
  for (const source of sources) add(join(repository, source))
  return hash.digest('hex')
}

/**
 * Builds the panel when its sources changed since the last build, in a process of its own: React must see production. What was
 * built before goes first, so that a server that runs beside never shows half of two. `signal` gives it up.
 */
export async function buildPanel(signal?: AbortSignal): Promise<boolean> {
  const print = fingerprint()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === print) return false
  rmSync(dist, { recursive: true, force: true })
  console.log('  Building the panel: once for each version, about twenty seconds.')
  // Under a test runner too, what is built is what people get.
  const { VITEST: _runner, ...env } = process.env
  const child = spawn(process.execPath, [roomToWork, import.meta.filename, print], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, NODE_ENV: 'production' },
  })
  const end = () => void child.kill()
  signal?.addEventListener('abort', end)
  const [code] = await once(child, 'exit')
  signal?.removeEventListener('abort', end)
  if (code !== 0) throw new Error('The panel could not be built; the reason stands above.')
  return true
}

const packers = [
  { end: 'gz', pack: promisify(gzip), options: { level: 9 } },
  {
    end: 'br',
    pack: promisify(brotliCompress),
    options: { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } },
  },
] as const

async function build(print: string): Promise<void> {
  const { build: runVite } = await import('vite')
  await runVite({
    root: join(repository, 'packages/web'),
    configFile: join(repository, 'packages/web/vite.config.ts'),
    logLevel: 'warn',
  })
  const packed = readdirSync(join(dist, 'assets'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((path) => {
      const bytes = readFileSync(path)
      if (bytes.length < 800) return []
      return packers.map(async ({ end, pack, options }) =>
        writeFileSync(`${path}.${end}`, await pack(bytes, options)),
      )
    })
  await Promise.all(packed)
  writeFileSync(mark, print)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const print = process.argv[2]
  if (print) await build(print)
  else console.log((await buildPanel()) ? 'The panel is built.' : 'The panel is up to date.')
}
