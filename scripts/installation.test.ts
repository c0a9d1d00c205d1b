import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { processesIn } from './launcher/processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'parichay-secret-'))
const program = `
  const { demoSecret } = await import(${JSON.stringify(join(import.meta.dirname, 'installation.ts'))})
  process.on('message', (at) => {
    while (Date.now() < at);
    process.send(demoSecret(${JSON.stringify(folder)}))
  })
  process.send('ready')`
const processes: ChildProcess[] = []
afterAll(() => {
  for (const one of processes) one.kill()
  rmSync(folder, { recursive: true })
})

test('processes that begin at once on a new data folder have one secret', async () => {
  for (let count = 0; count < 3; count++)
    processes.push(
      spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    )
  const answers = () => Promise.all(processes.map(async (one) => (await once(one, 'message'))[0] as unknown))
  await answers()
  const path = join(folder, 'secret')
  for (let round = 0; round < 60; round++) {
    rmSync(path, { force: true })
    const said = answers()
    const at = Date.now() + 8
    for (const one of processes) one.send(at)
    expect(new Set(await said)).toEqual(new Set([readFileSync(path, 'utf8')]))
  }
  expect(readFileSync(path, 'utf8')).toMatch(/^[\da-f]{64}$/)
  expect(statSync(path).mode & 0o077).toBe(0)
  expect(readdirSync(folder)).toEqual(['secret'])
}, 60_000)

test('a backup that is interrupted leaves no half archive behind, and no database running', async () => {
  const data = join(folder, 'data')
  const archive = join(folder, 'archive.tar.gz')
  mkdirSync(data)
  const interrupted = `
    const { openInstallation } = await import(${JSON.stringify(join(import.meta.dirname, 'installation.ts'))})
    const { writeArchive } = await import(${JSON.stringify(join(import.meta.dirname, 'backup/archive.ts'))})
    const installation = await openInstallation({ PATH: process.env.PATH, PARICHAY_DATA: ${JSON.stringify(data)} })
    await writeArchive(${JSON.stringify(archive)}).add('header.json', Buffer.from('{}'))
    process.send('under way')
    await new Promise((done) => setTimeout(done, 60_000))
    await installation.close()`
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const one = spawn(process.execPath, ['--input-type=module', '-e', interrupted], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    processes.push(one)
    await once(one, 'message')
    expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(true)
    one.kill(signal)
    const [code] = (await once(one, 'exit')) as [number | null]
    expect(processesIn(join(data, 'postgres'))).toEqual([])
    expect(readdirSync(data)).not.toContain('postgres.claim')
    expect(readdirSync(folder).filter((name) => name.startsWith('archive'))).toEqual([])
    expect(code).toBe(130)
  }
}, 60_000)
