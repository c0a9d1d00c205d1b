import { istDay } from '@parichay/contract/business/rules.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { World } from '../platform/world.ts'
import { type Advisories, askAdvisories } from './gateway.ts'
import { lookAtPackages } from './jobs.ts'
import shipped from './known.json' with { type: 'json' }
import { advisoryNumber, daysLeft, type KnownAdvisories, remediationDays, silentTooLong } from './rules.ts'
import { type Lock, type Packages, packagesIn } from './rules.lock.ts'
import { isNamed } from './rules.range.ts'
import {
  endSilence,
  type Found,
  knownSince,
  noteAdvisories,
  noteSilence,
  tellOfAdvisory,
  tellOfSilence,
} from './store.ts'

const root = resolve(import.meta.dirname, '../../../..')

/** What this installation runs, by the lock it was installed from. */
async function packagesHere(): Promise<Packages> {
  const lock = JSON.parse(await readFile(resolve(root, 'package-lock.json'), 'utf8')) as Lock
  return packagesIn(lock, (path) => existsSync(resolve(root, path)))
}

/** Advisories that name a version that runs here, each once. */
function namedHere(advisories: Advisories, packages: Packages): Found[] {
  const found = new Map<string, Found>()
  for (const [name, list] of Object.entries(advisories))
    for (const { url, title, severity, vulnerable_versions: range } of list) {
      const versions = (Object.hasOwn(packages, name) ? packages[name]! : []).filter((one) =>
        isNamed(one, range),
      )
      const advisory = advisoryNumber(url).slice(0, 60)
      if (versions.length === 0 || !advisory || found.has(advisory)) continue
      found.set(advisory, { advisory, package: name, versions, severity, title: title.slice(0, 200) })
    }
  return [...found.values()]
}

type Given = {
  packages?: () => Promise<Packages>
  /** Advisories that whoever made this release looked at. */
  known?: KnownAdvisories
}

/** What the registry says, with what it was asked for; null where it says nothing that can be read. */
async function ask({ config, log }: World, packages: () => Promise<Packages>) {
  try {
    const asked = await packages()
    return { asked, advisories: await askAdvisories(config.advisoriesUrl, asked) }
  } catch (error) {
    log.warn({ err: error }, 'what is known of the packages could not be asked for')
    return null
  }
}

/**
 * Looks for advisories about the packages that run here, where the installation names a registry. An advisory is known from the day this
 * release notes it, or from the day it was found first; once its time is over the platform's staff are told, once for each. So they are
 * of a registry that three looks in a row did not reach.
 */
export async function checkPackages(
  world: World,
  { packages = packagesHere, known = shipped }: Given = {},
): Promise<void> {
  if (!world.config.advisoriesUrl) return
  const { platform } = world.database
  const said = await ask(world, packages)
  const now = world.clock()
  if (!said) {
    const since = await noteSilence(platform, now)
    if (now.getTime() - since.getTime() >= silentTooLong) await tellOfSilence(platform, since, now)
    return
  }
  await endSilence(platform)
  const found = namedHere(said.advisories, said.asked)
  const today = istDay(now)
  const numbers = found.map(({ advisory }) => advisory)
  const fresh = await noteAdvisories(platform, numbers, today)
  const noted = await knownSince(platform, numbers)
  for (const one of found) {
    const { advisory, severity } = one
    const since = known[advisory]?.since ?? noted.get(advisory) ?? today
    const left = daysLeft(severity, since, today)
    const about = { advisory, severity, package: one.package, versions: one.versions, daysLeft: left }
    if (fresh.has(advisory)) world.log.warn(about, 'an advisory names a package of this product')
    if (left >= 0) continue
    if (await tellOfAdvisory(platform, one, { since, days: remediationDays[severity], now }))
      world.log.error(about, 'a package of this product is past its time')
  }
  world.log.info(
    { packages: Object.keys(said.asked).length, advisories: found.length },
    'packages were looked up',
  )
}

/** Takes up the looking. */
export const workAdvisories = (world: World): Promise<void> =>
  world.queue.work(lookAtPackages, () => checkPackages(world))
