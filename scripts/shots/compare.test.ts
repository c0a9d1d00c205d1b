import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comparePictures } from './compare.ts'

let folder = ''
const at = (...parts: string[]) => join(folder, ...parts)
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parichay-compare-'))
  for (const name of ['before', 'after']) mkdirSync(at(name))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A white page with a dark square of so many px in its corner. */
const draw = (path: string, height: number, square: number) =>
  sharp({ create: { width: 100, height, channels: 3, background: '#fff' } })
    .composite([
      {
        input: { create: { width: square, height: square, channels: 3, background: '#123' } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toFile(path)

test('pictures that differ are told with their share and a sheet, those that only one folder has by name', async () => {
  await draw(at('before', 'home.png'), 100, 10)
  await draw(at('after', 'home.png'), 100, 10)
  await draw(at('before', 'list.png'), 100, 10)
  await draw(at('after', 'list.png'), 100, 20)
  await draw(at('before', 'long.png'), 100, 10)
  await draw(at('after', 'long.png'), 150, 10)
  await draw(at('before', 'old.png'), 100, 10)
  await draw(at('after', 'new.png'), 100, 10)
  const found = await comparePictures(at('before'), at('after'), at('sheets'))
  expect(found).toMatchObject({ same: 1, gone: ['old.png'], added: ['new.png'] })
  expect(found.different.map(({ file, heights }) => [file, ...heights])).toEqual([
    ['list.png', 100, 100],
    ['long.png', 100, 150],
  ])
  // Three hundred of ten thousand pixels became dark.
  expect(found.different[0]!.share).toBeCloseTo(0.03, 3)
  const sheet = await sharp(at('sheets', 'list.png')).metadata()
  expect([sheet.width, sheet.height]).toEqual([332, 100])
  expect(existsSync(at('sheets', 'home.png'))).toBe(false)
})
