import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { unfoldZips } from './image-batch-zip.ts'

const zip = (files: Record<string, string>, name = 'diwali.zip') =>
  new File(
    [
      zipSync(
        Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
      ) as never,
    ],
    name,
    { type: 'application/zip' },
  )
const jpeg = (name: string) => new File(['one'], name, { type: 'image/jpeg' })
async function names(chosen: File[], room = 50) {
  const found = await unfoldZips(chosen, room)
  if ('fault' in found) return found.fault
  return { ...found, files: found.files.map(({ name, type, size }) => `${name} ${type} ${size}`) }
}

test('the pictures of a ZIP come in its place, each a file of its own kind; what is no picture is told of', async () => {
  const chosen = [
    jpeg('a.jpg'),
    zip({ 'Diwali/hi/b.JPG': 'four', 'Diwali/c.webp': 'seven..', 'read me.txt': 'x', '__MACOSX/b.JPG': 'x' }),
  ]
  expect(await names(chosen)).toEqual({
    files: ['a.jpg image/jpeg 3', 'b.JPG image/jpeg 4', 'c.webp image/webp 7'],
    left: 0,
    others: 1,
  })
})

test('no more is unpacked than there is room for', async () => {
  const chosen = [jpeg('a.jpg'), zip({ '1.png': '1', '2.png': '2', '3.png': '3' })]
  expect(await names(chosen, 2)).toMatchObject({
    files: ['a.jpg image/jpeg 3', '1.png image/png 1'],
    left: 2,
  })
  expect(await names(chosen, 0)).toMatchObject({ files: ['a.jpg image/jpeg 3'], left: 3 })
})

test('a ZIP without pictures, and one that is none, say so; without a ZIP nothing is changed', async () => {
  expect(await names([zip({ 'a.txt': 'x' })])).toBe('none')
  expect(await names([new File(['no zip'], 'a.zip')])).toBe('unreadable')
  expect(await unfoldZips([jpeg('a.jpg')], 1)).toEqual({ files: [expect.any(File)], left: 0, others: 0 })
})
