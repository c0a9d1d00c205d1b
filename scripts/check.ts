import { resolve } from 'node:path'
import { readLoaded } from './checks/loaded.ts'
import { changesSince, keepSnapshot, readSnapshot, takeSnapshot } from './checks/snapshot.ts'
import { quickSteps, renderFailures, renderTable, runSteps, stepsFor, summary } from './checks/steps.ts'
import { touchedBy } from './checks/touched.ts'
import { readSources } from './structure/sources.ts'

// npm run check [-- --all]
// Asks what the change since the last good tree can break: the whole types, format and structure; lint and tests of what it reaches.
const root = resolve(import.meta.dirname, '..')
const now = takeSnapshot(root)
const before = process.argv.includes('--all') ? undefined : readSnapshot(root)
const changed = now && before ? changesSince(before, now) : undefined
const touched = changed ? touchedBy(changed, readSources(root), readLoaded()) : 'everything'
if (touched === 'everything') console.log('Everything is tried.')
else
  console.log(
    `${changed?.length} files changed since the last good tree; ${touched.unit.length} files of unit tests and ${touched.screen.length} of screen tests reach them.`,
  )

const outcomes = await runSteps(touched === 'everything' ? quickSteps : stepsFor(touched))
console.log(`\n${renderTable(outcomes)}\n\n${renderFailures(outcomes)}\n${summary(outcomes)}`)
const isGood = outcomes.every(({ failed }) => failed === 0)
if (isGood && now) keepSnapshot(root, now)
process.exit(isGood ? 0 : 1)
