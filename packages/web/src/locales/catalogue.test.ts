import { expect, test } from 'vitest'
import englishFile from './en.po?raw'
import hindiFile from './hi.po?raw'

type Entry = { id: string; text: string; flags: string }

/** Names and units that are the same in Hindi. */
const sameInHindi = new Set(['WhatsApp', 'GST', 'GSTIN', 'PAN', 'IFSC', 'MRP', 'UPI', 'CGST', 'IGST', 'SGST/UTGST', 'HSN/SAC', 'CSV', 'PDF', 'SMS', 'Excel', 'MP4'])

const unquote = (lines: string) => [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join('')

function read(file: string): Entry[] {
  return file
    .split(/\n\n+/)
    .map((block) => {
      const found = /^msgid ((?:"(?:[^"\\]|\\.)*"\n?)+)msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/m.exec(block)
      return { id: unquote(found?.[1] ?? ''), text: unquote(found?.[2] ?? ''), flags: /^#,.*$/m.exec(block)?.[0] ?? '', block }
    })
    .filter((entry) => entry.id !== '' && !/^#~/m.test(entry.block))
}

const english = read(englishFile)
const hindi = read(hindiFile)
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()

test('both catalogues hold the same messages', () => {
  expect(hindi.map(({ id }) => id).sort()).toEqual(english.map(({ id }) => id).sort())
  expect(english.length).toBeGreaterThan(100)
})

test('no Hindi message is missing or fuzzy', () => {
  expect(hindi.filter(({ text, flags }) => text === '' || flags.includes('fuzzy')).map(({ id }) => id)).toEqual([])
})

test('no Hindi message is left in English', () => {
  expect(hindi.filter(({ id, text }) => text === id && !sameInHindi.has(id)).map(({ id }) => id)).toEqual([])
})

test('Hindi messages keep their placeholders', () => {
  const plain = hindi.filter(({ id }) => !id.includes('plural'))
  expect(plain.filter(({ id, text }) => String(placeholders(id)) !== String(placeholders(text))).map(({ id }) => id)).toEqual([])
})
