import { deflateSync, strToU8, zipSync } from 'fflate'
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

type Made = { name: string; text: string; isLocked?: boolean; method?: number }
/** A ZIP as Macs make it: sizes behind each file instead of in its head, names in UTF-8 without saying so. `wide`: numbers in 64 bits. */
function macZip(files: readonly Made[], { before = '', wide = false } = {}): File {
  const parts: Uint8Array[] = [bytes(before)]
  const list: Uint8Array[] = []
  const length = (all: readonly Uint8Array[]) => all.reduce((sum, part) => sum + part.length, 0)
  const block = (size: number, write: (view: DataView) => void) => {
    const made = new Uint8Array(size)
    write(new DataView(made.buffer))
    return made
  }
  for (const { name, text, isLocked = false, method = 8 } of files) {
    const at = length(parts) - before.length
    const packed = method === 8 ? deflateSync(bytes(text)) : bytes(text)
    const flags = 8 + (isLocked ? 1 : 0)
    const head = block(30, (view) => {
      view.setUint32(0, 0x04034b50, true)
      view.setUint16(6, flags, true)
      view.setUint16(8, method, true)
      view.setUint16(26, bytes(name).length, true)
    })
    const behind = block(16, (view) => view.setUint32(0, 0x08074b50, true))
    parts.push(head, bytes(name), packed, behind)
    const extra = block(wide ? 28 : 0, (view) => {
      if (!wide) return
      view.setUint16(0, 1, true)
      view.setUint16(2, 24, true)
      for (const [i, value] of [bytes(text).length, packed.length, at].entries())
        view.setBigUint64(4 + 8 * i, BigInt(value), true)
    })
    const entry = block(46, (view) => {
      view.setUint32(0, 0x02014b50, true)
      view.setUint16(8, flags, true)
      view.setUint16(10, method, true)
      view.setUint32(20, wide ? 0xffffffff : packed.length, true)
      view.setUint32(24, wide ? 0xffffffff : bytes(text).length, true)
      view.setUint16(28, bytes(name).length, true)
      view.setUint16(30, extra.length, true)
      view.setUint32(42, wide ? 0xffffffff : at, true)
    })
    list.push(entry, bytes(name), extra)
  }
  const from = length(parts) - before.length
  const end = block(22, (view) => {
    view.setUint32(0, 0x06054b50, true)
    view.setUint16(10, files.length, true)
    view.setUint32(12, length(list), true)
    view.setUint32(16, from, true)
  })
  return new File([...parts, ...list, end] as BlobPart[], 'photos.zip')
}

// A photograph may hold the very signs that a ZIP is parted by.
const tricky = 'PK\u0007\u0008 PK\u0003\u0004 '.repeat(50)
test.each([
  ['of a Mac', {}],
  ['behind a program that unpacks it', { before: 'MZ'.repeat(100) }],
  ['with numbers of 64 bits', { wide: true }],
])('a ZIP %s', async (_what, how) => {
  const files = [
    { name: 'class/आशा.jpg', text: tricky },
    { name: 'class/S-2.jfif', text: tricky, method: 0 },
    { name: 'class/S-3.jpg', text: 'x', method: 14 },
  ]
  const made = macZip(files, how)
  expect(await all([made])).toEqual({
    'class/आशा.jpg': tricky,
    'class/S-2.jfif': tricky,
    'class/S-3.jpg': null,
  })
})

test('a ZIP with a password says so; one that was cut is told from it', async () => {
  const locked = macZip([{ name: 'S-1.jpg', text: 'x', isLocked: true }])
  expect(await all([locked])).toBe('locked')
  const whole = macZip([{ name: 'S-1.jpg', text: tricky }])
  expect(await all([new File([whole.slice(0, whole.size - 30)], 'cut.zip')])).toBe('unreadable')
})

test('what is no photograph, and a name that stands in another ZIP too, are named and not mixed up', async () => {
  const first = zip({ '1.jpg': bytes('one'), 'list.xlsx': bytes('x') })
  const second = zip({ '1.jpg': bytes('other'), '2.jpg': bytes('two') })
  expect(await openPhotos([first, second])).toMatchObject({
    names: ['1.jpg', '2.jpg'],
    others: [
      { name: 'list.xlsx', why: 'noPhoto' },
      { name: '1.jpg', why: 'sameName' },
    ],
  })
  expect(await all([first, second])).toEqual({ '1.jpg': 'one', '2.jpg': 'two' })
})
