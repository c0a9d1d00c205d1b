import { parseArgs } from 'node:util'
import { drawCardSheet } from './pdf-cards/sheet.ts'

const { values } = parseArgs({
  options: { out: { type: 'string' }, fixture: { type: 'string', multiple: true }, only: { type: 'string' } },
})
if (!values.out) {
  console.error(`npm run pdf-cards:sheet -- --out <folder> [--fixture hindi] [--only '^(slope|desk)$']`)
  process.exit(1)
}
await drawCardSheet({
  out: values.out,
  ...(values.fixture ? { fixtures: values.fixture } : {}),
  ...(values.only ? { only: new RegExp(values.only) } : {}),
})
