import fastify from 'fastify'
import { expect, test } from 'vitest'
import { headersFor } from '../card/page/present.ts'
import { disposition, safeFileName } from './file-name.ts'
import { sendFile } from './send-file.ts'

/** What somebody might call a shop, an order or a card, and the name that a file gets of it. */
const names = [
  ['INV/2627/1.pdf', 'INV-2627-1.pdf'],
  ['a"; filename="evil.exe', 'a-filename-evil.exe'],
  ['a.pdf\r\nSet-Cookie: __Host-s=1\r\n\r\n<script>', 'a.pdf-Set-Cookie-__Host-s-1-script-'],
  ['../../etc/passwd', 'file..-..-etc-passwd'],
  ['C:\\a\\b.pdf', 'C-a-b.pdf'],
  ['चालान मार्च.pdf', 'file-.pdf'],
  ['Patel ઘી 12.pdf', 'Patel-12.pdf'],
  ["x'; filename*=UTF-8''evil.html", 'x-filename-UTF-8-evil.html'],
  ['a\u202Efdp.exe', 'a-fdp.exe'],
  ['a\0b.pdf', 'a-b.pdf'],
  ['.htaccess', 'file.htaccess'],
  ['', 'file'],
] as const

test.each(names)('%j is saved as %s', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
  expect(disposition('attachment', name)).toBe(`attachment; filename="${safe}"`)
})

test.each(names)('a download called %j says so in one plain header and adds no other', async (name, safe) => {
  const app = fastify()
  app.get('/', (_request, reply) => sendFile(reply, 'text/csv', { bytes: Buffer.from('a'), name }, undefined))
  const { headers, statusCode } = await app.inject('/')
  expect([statusCode, headers['content-disposition']]).toEqual([200, `attachment; filename="${safe}"`])
  expect(headers['set-cookie']).toBeUndefined()
  await app.close()
})

test.each(['vcf', 'qr.png', 'poster.pdf'] as const)('so do the %s of a card', (kind) => {
  for (const [name] of names)
    expect(headersFor(kind, name, 'https://a.example')['content-disposition']).toMatch(
      /^(attachment|inline); filename="\w[\w.-]*"$/,
    )
})
