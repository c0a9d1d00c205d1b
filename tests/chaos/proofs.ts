import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'

/** What the kills cannot show is shown by tests of their own; a longer run is a variable away. */
const copies = Number(process.env['PAYMENT_COPIES'] ?? 1000)
const models = Number(process.env['PAYMENT_MODEL_RUNS'] ?? 1000)
const proofs = [
  { name: 'P10 copies of one event, one effect each', wanted: copies, file: 'races', only: 'P10' },
  { name: 'P11 orders of five events and the browser', wanted: 360, file: 'orderings', only: 'P11' },
  { name: 'P12 forged, altered, foreign, replayed', wanted: 500, file: 'races', only: 'P12' },
  { name: 'P13 random stories against the database', wanted: models, file: 'model', only: '' },
  { name: 'P17 prices that a customer named', wanted: 60, file: 'prices', only: 'P17' },
] as const

/** `npm run test:chaos -- payments whole`: after the kills the rest of P10 to P17, as lines of the same table. */
export function prove(): boolean {
  const root = resolve(import.meta.dirname, '../..')
  let clean = true
  console.log(`\n  ${''.padEnd(44)}${'tried'.padStart(8)}${'found'.padStart(14)}`)
  for (const { name, wanted, file, only } of proofs) {
    const began = performance.now()
    const run = spawnSync(
      join(root, 'node_modules/.bin/vitest'),
      ['run', '--project', 'api', `payment/${file}`, ...(only ? ['-t', only] : [])],
      {
        cwd: root,
        encoding: 'utf8',
        env: {
          ...process.env,
          PAYMENT_COPIES: String(copies),
          PAYMENT_ORDERINGS: '1',
          PAYMENT_MODEL_RUNS: String(models),
        },
      },
    )
    const passed = run.status === 0
    clean &&= passed
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(
      `  ${name.padEnd(44)}${String(wanted).padStart(8)}${(passed ? '0 wrong' : 'FAILED').padStart(14)}  ${seconds} s`,
    )
    if (!passed) console.error(run.stdout.split('\n').slice(-60).join('\n'))
  }
  console.log('\n  P14, P15: npm run bench:payments. P16: npm run test:guards.\n')
  return clean
}
