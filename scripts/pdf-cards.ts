import { parseArgs } from 'node:util'
import { drawCardSheet } from './pdf-cards/sheet.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    fixture: { type: 'string', multiple: true },
    only: { type: 'string' },
    each: { type: 'string' },
    columns: { type: 'string' },
    tile: { type: 'string' },
  },
})
if (!values.out) {
  console.error(
    `npm run pdf-cards:sheet -- --out <folder> [--fixture hindi] [--only '^(slope|desk)$'] [--each 8] [--columns 2] [--tile 390]`,
  )
  process.exit(1)
}
await drawCardSheet({
  out: values.out,
  ...(values.fixture ? { fixtures: values.fixture } : {}),
  ...(values.each ? { each: Number(values.each) } : {}),
  ...(values.columns ? { columns: Number(values.columns) } : {}),
  ...(values.tile ? { tile: Number(values.tile) } : {}),
  ...(values.only ? { only: new RegExp(values.only) } : {}),
})
