import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openPhotos, zipBounds } from './photo-files.ts'

const zip = (files: Record<string, Uint8Array>) =>
  new File([zipSync(files) as Uint8Array<ArrayBuffer>], 'photos.zip')
const bytes = (text: string) => strToU8(text)
async function all(files: File[], wanted?: string[]) {
  const source = await openPhotos(files)
  if ('fault' in source) return source.fault
  const found: Record<string, string | null> = {}
  for await (const { name, photo } of source.read(new Set(wanted ?? source.names)))
    found[name] = photo && (await photo.text())
  return found
}

test('photographs of files and ZIPs, each when it is asked for', async () => {
  const files = [
    new File(['one'], 'S-1.jpg'),
    new File(['words'], 'read me.txt'),
    zip({
      'class 5/S-2.jpg': bytes('two'),
      'class 5/S-3.png': bytes('three'.repeat(1000)),
      '__MACOSX/S-2.jpg': bytes('x'),
      '.hidden.jpg': bytes('x'),
      'list.xlsx': bytes('x'),
    }),
  ]
  expect(await all(files)).toEqual({
    'S-1.jpg': 'one',
    'class 5/S-2.jpg': 'two',
    'class 5/S-3.png': 'three'.repeat(1000),
  })
  expect(await all(files, ['class 5/S-3.png'])).toEqual({ 'class 5/S-3.png': 'three'.repeat(1000) })
})

test.each([
  ['../S-1.jpg', 'climbs'],
  ['a/../../S-1.jpg', 'climbs'],
  ['..\\S-1.jpg', 'climbs'],
  ['/etc/S-1.jpg', 'climbs'],
  ['C:\\S-1.jpg', 'climbs'],
])('a path that climbs is refused: %s', async (name, fault) => {
  expect(await all([zip({ [name]: bytes('x') })])).toBe(fault)
})

test('bombs are refused by what they say, and stopped where they lie', async () => {
  const bomb = zip({ 'S-1.jpg': new Uint8Array(zipBounds.photo + 1000) })
  expect(await all([bomb])).toBe('tooLarge')
  const lying = new Uint8Array(await bomb.arrayBuffer())
  // The size that the file says of itself, in its own head and in the list at the end.
  const view = new DataView(lying.buffer)
  for (let at = 0; at < lying.length - 30; at++) {
    const mark = view.getUint32(at, true)
    if (mark === 0x04034b50) view.setUint32(at + 22, 100, true)
    if (mark === 0x02014b50) view.setUint32(at + 24, 100, true)
  }
  expect(await all([new File([lying], 'photos.zip')])).toEqual({ 'S-1.jpg': null })
  const many = Object.fromEntries(
    Array.from({ length: zipBounds.files + 1 }, (_none, i) => [`${i}.jpg`, bytes('x')]),
  )
  expect(await all([zip(many)])).toBe('tooMany')
})

test('what is no ZIP and no photograph is told', async () => {
  expect(await all([new File(['words'], 'notes.txt')])).toBe('none')
  expect(await all([new File([new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])], 'broken.zip')])).toMatch(
    /none|unreadable/,
  )
})
