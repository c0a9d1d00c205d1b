import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../testing/client.ts'
import { makeAgency, type TestAgency } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
})
afterAll(() => w.close())

test.each(['TRACE', 'OPTIONS', 'PATCH', 'LINK'] as const)('%s does nothing anywhere', async (method) => {
  for (const url of ['/', '/api/v1/user', '/files/a1/none.webp', '/healthz']) {
    const { statusCode, body, headers } = await w.app.inject({
      method: method as never,
      url,
      headers: { host: agency.host, 'x-echo': 'CANARY' },
    })
    expect([method, url, statusCode]).toEqual([
      method,
      url,
      expect.toSatisfy((status) => status >= 400 && status < 500),
    ])
    expect(`${body}${JSON.stringify(headers)}`).not.toContain('CANARY')
  }
})

test.each([
  '/.git/config',
  '/.git/',
  '/.env',
  '/package.json',
  '/node_modules/',
  '/files/',
  '/files/..%2f..%2fpackage.json',
  '/assets/',
  '/panel/assets/',
  '/packages/server/src/main-web.ts',
])('%s shows no file of the server and no list of files', async (url) => {
  const answer = await openClient(w.app, agency.host).get(url)
  // Where the panel is built beside the tests, an unknown address below it is the panel's own page.
  const isPanel = url.startsWith('/panel/') && answer.text.includes('<div id="root">')
  if (!isPanel) expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.text).not.toMatch(/\[core\]|"dependencies"|Index of|PARICHAY_SECRET/)
})

test('nothing that is typed becomes a header of a letter', async () => {
  const to = `a-${agency.marker.toLowerCase()}@example.org`
  await w.world.mail.send({
    agencyId: agency.agencyId,
    to,
    subject: 'Hello\r\nBcc: thief@example.org\r\n\r\nCANARY',
    text: 'Text',
    files: [
      {
        name: 'a"\r\nContent-Type: text/html\r\n\r\n<b>CANARY.pdf',
        type: 'application/pdf',
        bytes: Buffer.from('%PDF'),
      },
      { name: 'चालान.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') },
    ],
  })
  const [letter] = w.sandbox.inbox.list(to)
  expect(letter).toMatchObject({ to, text: expect.not.stringContaining('CANARY') })
  expect(letter?.subject).toContain('Hello Bcc: thief')
  expect(letter?.files).toEqual([
    { name: 'a-Content-Type-text-html-b-CANARY.pdf', type: 'application/pdf', bytes: 4 },
    { name: 'file-.pdf', type: 'application/pdf', bytes: 4 },
  ])
  expect(w.sandbox.inbox.list('thief@example.org')).toEqual([])
})
