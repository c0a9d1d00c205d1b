import { execFileSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'

/** A Chromium that is ready to run, and the environment it needs. */
export type Chromium = { path: string; env: Record<string, string> }

const ofTheMachine = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const repository = resolve(import.meta.dirname, '../..')

/** The machine's Chromium (or the one named by CHROMIUM_PATH), else the one that came with npm. */
export async function findChromium(candidates = ofTheMachine): Promise<Chromium> {
  const given = process.env['CHROMIUM_PATH']
  const found = given || candidates.find((path) => existsSync(path))
  return found ? { path: found, env: {} } : unpackChromium()
}

/**
 * Unpacks the Chromium that came with npm, once for each version, and with it the libraries that bare systems lack. It is made
 * aside and moved in place, so that two runs at once or a killed run leave nothing half-done.
 */
export async function unpackChromium(): Promise<Chromium> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packageFolder = dirname(dirname(main))
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = cacheFolder(`chromium-${version}`)
  if (!existsSync(folder)) {
    const fresh = `${folder}.${process.pid}`
    rmSync(fresh, { recursive: true, force: true })
    mkdirSync(fresh, { recursive: true })
    await inflateInto(fresh, join(packageFolder, 'bin'))
    chmodSync(join(fresh, 'chromium'), 0o755)
    // Chromium would make this folder itself, closed to every user but the first.
    mkdirSync(join(fresh, 'locales'), { recursive: true, mode: 0o755 })
    if (!existsSync(folder)) renameSync(fresh, folder)
    else rmSync(fresh, { recursive: true, force: true })
  }
  const path = join(folder, 'chromium')
  return { path, env: { ...librariesFor(path, folder), ...fontsFor(folder) } }
}

/** The package unpacks into the temporary folder; for this moment that is ours. */
async function inflateInto(folder: string, archives: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium')
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    const names = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
    await Promise.all(names.map((name) => inflate(join(archives, name))))
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

/** Asks the loader. Where ldd is missing, the libraries of the package are taken: they do no harm. */
function librariesFor(path: string, folder: string): Record<string, string> {
  if (hasLibraries(path)) return {}
  const folders = [process.env['LD_LIBRARY_PATH'], join(folder, 'al2023/lib')]
  return { LD_LIBRARY_PATH: folders.filter(Boolean).join(delimiter) }
}

function hasLibraries(path: string): boolean {
  try {
    return !execFileSync('ldd', [path], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).includes(
      'not found',
    )
  } catch {
    return false
  }
}

/** A system without fonts would show nothing where a page brings no font of its own. */
function fontsFor(folder: string): Record<string, string> {
  if (existsSync('/etc/fonts/fonts.conf') && existsSync('/usr/share/fonts')) return {}
  const file = join(tmpdir(), `parichay-fonts-${process.getuid?.() ?? 0}.conf`)
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>/usr/share/fonts</dir><dir>${folder}/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>`,
  )
  return { FONTCONFIG_FILE: file }
}

/** In the repository, so that it is unpacked once; a user who may not write there keeps a copy of their own. */
function cacheFolder(name: string): string {
  const own = join(repository, '.cache')
  if (existsSync(join(own, name))) return join(own, name)
  try {
    mkdirSync(own, { recursive: true })
    accessSync(own, constants.W_OK)
    return join(own, name)
  } catch {
    return join(tmpdir(), `parichay-${process.getuid?.() ?? 'user'}`, name)
  }
}
