import { resolve } from 'node:path'
import { askRegistry } from './lock/ask.ts'

const audit = await askRegistry(resolve(import.meta.dirname, '..'))
if (audit) {
  const { faults, waiting } = audit
  for (const line of waiting) console.log(line)
  for (const line of faults) console.error(line)
  console.log(faults.length ? `${faults.length} to do.` : 'No package breaches its time.')
  process.exitCode = faults.length ? 1 : 0
} else {
  console.error(
    'The registry did not answer what is known of these packages. Ask again where registry.npmjs.org is in reach.',
  )
  process.exitCode = 2
}
