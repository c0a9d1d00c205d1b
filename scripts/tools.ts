import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = resolve(import.meta.dirname, 'tools')

/**
 * Loads a package that only a few commands need (`scripts/tools/package.json`), so that `npm ci` does not bring it to everybody.
 * The first call installs them, exactly as their lock says; throws when that fails. The caller says what it uses of the package.
 */
export async function loadTool<T>(name: string): Promise<T> {
  if (installedVersion(name) !== wantedVersion(name)) {
    console.log(`  Installing ${name} into scripts/tools: once for each version.`)
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
    if (status !== 0)
      throw new Error(`The tools in ${folder} could not be installed; the reason stands above.`)
  }
  const entry = createRequire(join(folder, 'package.json')).resolve(name)
  return (await import(pathToFileURL(entry).href)) as T
}

const versionsIn = (file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
    version: string
    dependencies: Record<string, string>
  }
const wantedVersion = (name: string) => versionsIn('package.json').dependencies[name]
function installedVersion(name: string): string | undefined {
  const file = `node_modules/${name}/package.json`
  return existsSync(join(folder, file)) ? versionsIn(file).version : undefined
}
