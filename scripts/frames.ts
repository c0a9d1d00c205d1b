import { parseArgs } from 'node:util'
import type { FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import { type Shape, shapes } from '@parichay/contract/greeting/rules.frames.ts'
import { drawSheets } from './frames/sheet.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    fixture: { type: 'string', multiple: true },
    shape: { type: 'string', multiple: true },
    frame: { type: 'string' },
    set: { type: 'string' },
    strip: { type: 'boolean', default: false },
  },
})
if (!values.out) {
  console.error(
    `npm run frames:sheet -- --out <folder> [--fixture hindi] [--shape SQUARE] [--frame '^frame[1-4]$'] [--set '{"height":"HEIGHT-1"}'] [--strip]`,
  )
  process.exit(1)
}
await drawSheets({
  out: values.out,
  ...(values.fixture ? { fixtures: values.fixture } : {}),
  shapes: shapes.filter((shape) => !values.shape || values.shape.includes(shape)) as Shape[],
  ...(values.frame ? { frames: new RegExp(values.frame) } : {}),
  layout: values.strip ? 'strip' : 'free',
  settings: JSON.parse(values.set ?? '{}') as Partial<FrameSettings>,
})
