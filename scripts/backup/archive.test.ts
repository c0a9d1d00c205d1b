import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, test } from 'vitest'
import { readArchive, readSmall, writeArchive } from './archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'parichay-archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void
const heldBytes = () => {
  collect()
  return process.memoryUsage().heapUsed
}

test('an archive of very many files holds none of them in memory', async () => {
  const path = join(folder, 'many.tar.gz')
  const archive = writeArchive(path)
  let count = 0
  const addMany = async (most: number) => {
    for (; count < most; count++) await archive.add(`files/a1/${count}.webp`, Buffer.from(String(count)))
  }
  await addMany(5000)
  const before = heldBytes()
  await addMany(35_000)
  expect(heldBytes() - before).toBeLessThan(4_000_000)
  await archive.finish()
  let read = 0
  for await (const entry of readArchive(path)) {
    if (read % 5000 === 0) expect(String(await readSmall(entry))).toBe(String(read))
    else for await (const _part of entry.body);
    read += 1
  }
  expect(read).toBe(count)
}, 60_000)

test('an archive that cannot be written says why, and leaves nothing', async () => {
  const archive = writeArchive(join(folder, 'nowhere', 'a.tar.gz'))
  await expect(
    (async () => {
      for (;;) await archive.add('files/a1/a.webp', Buffer.alloc(100_000))
    })(),
  ).rejects.toThrow(/ENOENT/)
  await expect(archive.add('files/a1/b.webp', Buffer.from('b'))).rejects.toThrow(/ENOENT/)
  await archive.abandon()
})

test('of two archives under one name that are written at once one is there, whole, and the other is told', async () => {
  const path = join(folder, 'twice.tar.gz')
  const both = [writeArchive(path), writeArchive(path)] as const
  for (let count = 0; count < 40; count++)
    for (const [index, one] of both.entries())
      await one.add(`files/a${index}/${count}.webp`, randomBytes(50_000))
  await both[0].finish()
  await expect(both[1].finish()).rejects.toThrow('twice.tar.gz is there already')
  await both[1].abandon()
  const found: string[] = []
  for await (const entry of readArchive(path)) {
    found.push(entry.name)
    await readSmall(entry)
  }
  expect(found).toEqual(Array.from({ length: 40 }, (_none, count) => `files/a0/${count}.webp`))
  expect(readdirSync(folder).filter((name) => name.startsWith('twice'))).toEqual(['twice.tar.gz'])
})
