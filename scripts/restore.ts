import { resolve } from 'node:path'
import { ArchiveFault } from './backup/archive.ts'
import { restore } from './backup/restore.ts'
import { openInstallation } from './installation.ts'

/** `npm run restore -- file [--replace]`: fills an empty installation from an archive, or with --replace any. */
const given = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const began = performance.now()

try {
  if (given.length !== 1)
    throw new Error('Name the archive: npm run restore -- parichay-20261120-1630.tar.gz')
  const path = resolve(given[0]!)
  const installation = await openInstallation()
  try {
    console.log(`Restoring into ${installation.describe}`)
    await restore(installation, path, {
      replace: process.argv.includes('--replace'),
      say: (line) => console.log(`  ${line}`),
    })
  } finally {
    await installation.close()
  }
  console.log(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(error instanceof ArchiveFault ? `The archive ${message}. Nothing was changed.` : message)
  process.exit(1)
}
