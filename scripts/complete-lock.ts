import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { completed, type LockPackages, missingEntries } from './lock/complete.ts'

const file = resolve(import.meta.dirname, '../package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockPackages }
const missing = Object.entries(missingEntries(lock.packages))

lock.packages = completed(lock.packages)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
for (const [place, { version }] of missing) console.log(`added ${place} ${version}`)
console.log(
  missing.length
    ? `${missing.length} added. Prove it with \`npm ci\` in a fresh clone.`
    : 'The lock is complete.',
)
