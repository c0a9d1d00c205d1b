import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { claim } from './claim.ts'

const folder = mkdtempSync(join(tmpdir(), 'parichay-claim-'))
const file = join(folder, 'postgres.claim')
/** A process that claims the folder at an instant, and says whether it got it. */
const program = `
  const { claim } = await import(${JSON.stringify(join(import.meta.dirname, 'claim.ts'))})
  process.on('message', (at) => {
    while (Date.now() < at);
    process.send(Boolean(claim(${JSON.stringify(folder)})))
  })
  process.send('ready')`
const launchers: ChildProcess[] = []
afterAll(() => {
  for (const one of launchers) one.kill()
  rmSync(folder, { recursive: true })
})

test('of launchers that begin at once one gets the folder, whether or not a killed one left its claim', async () => {
  for (let count = 0; count < 4; count++)
    launchers.push(
      spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    )
  const answers = () => Promise.all(launchers.map(async (one) => (await once(one, 'message'))[0] as unknown))
  await answers()
  const got: number[] = []
  for (let round = 0; round < 120; round++) {
    rmSync(file, { force: true })
    if (round % 3 > 0) writeFileSync(file, round % 3 === 1 ? '{"pid":9999999,"mark":"x"}' : '')
    const said = answers()
    const at = Date.now() + 8
    for (const one of launchers) one.send(at)
    got.push((await said).filter(Boolean).length)
  }
  expect(got.filter((count) => count !== 1)).toEqual([])
  expect(readdirSync(folder)).toEqual(['postgres.claim'])
}, 60_000)

test('a claim is given back, and what a process that died while it took one over left keeps nobody out', () => {
  writeFileSync(file, '{"pid":9999999,"mark":"x"}')
  writeFileSync(`${file}.turn`, '{"pid":9999998,"mark":"x"}')
  const mine = claim(folder)
  expect(mine).toBeDefined()
  expect(claim(folder)).toBeUndefined()
  mine!.release()
  expect(readdirSync(folder)).toEqual([])
})
