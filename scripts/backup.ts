import { resolve } from 'node:path'
import { backUp } from './backup/write.ts'
import { openInstallation } from './installation.ts'

/** `npm run backup -- [file]`: database and files of this installation into one archive, also while it works. */
const [given] = process.argv.slice(2)
const stamp = new Date().toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')
const path = resolve(given ?? `parichay-${stamp}.tar.gz`)
const began = performance.now()

try {
  const installation = await openInstallation()
  try {
    console.log(`Backing up ${installation.describe}`)
    await backUp(installation, path, (line) => console.log(`  ${line}`))
  } finally {
    await installation.close()
  }
  console.log(
    `Done in ${((performance.now() - began) / 1000).toFixed(1)} s: ${path}\nIt holds everything your customers gave you: keep it safe, and keep PARICHAY_SECRET elsewhere.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
