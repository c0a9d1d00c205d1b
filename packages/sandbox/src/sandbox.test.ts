import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findCode, Inbox } from './inbox.ts'
import { readInbox, waitForMessage } from './read.ts'
import { type Sandbox, startSandbox } from './sandbox.ts'

const templates = { '11': '##VAR1## is your code for ##VAR2##. Valid for 10 minutes.' }
const to = { mobiles: '919825012345', VAR1: '402817', VAR2: 'परिचय & Sons' }
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ authKey: 'right', templates })
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.inbox.clear())

test('an SMS is taken in MSG91 shape and read with its text and code', async () => {
  const { status, body } = await sms({ template_id: '11', recipients: [to] })
  expect(status).toBe(200)
  expect(body).toEqual({ type: 'success', message: expect.stringMatching(/^[0-9a-f]{24}$/) })
  expect(await waitForMessage(sandbox.url, '98250 12345')).toMatchObject({
    channel: 'sms',
    to: '919825012345',
    code: '402817',
    text: '402817 is your code for परिचय & Sons. Valid for 10 minutes.',
    variables: { VAR1: '402817' },
  })
  expect(await readInbox(sandbox.url, '98250 99999')).toEqual([])
})

test.each([
  ['wrong key', { template_id: '11', recipients: [to] }, 'wrong', 401, 'Invalid authkey'],
  ['no template', { recipients: [to] }, 'right', 200, 'template_id is missing'],
  ['unknown template', { template_id: '12', recipients: [to] }, 'right', 200, 'Invalid template_id'],
  [
    'number with plus',
    { template_id: '11', recipients: [{ mobiles: '+919825012345' }] },
    'right',
    200,
    'Invalid mobile number',
  ],
  [
    'short number',
    { template_id: '11', recipients: [to, { mobiles: '98250' }] },
    'right',
    200,
    'Invalid mobile number',
  ],
  ['nobody', { template_id: '11', recipients: [] }, 'right', 200, 'recipients is missing'],
  ['no object', 'hello', 'right', 200, 'Invalid request body'],
])('an SMS is refused: %s', async (_what, order, key, status, message) => {
  expect(await sms(order, key)).toEqual({ status, body: { type: 'error', message } })
  expect(sandbox.inbox.list()).toEqual([])
})

test('switches make the gateway refuse, break or wait, for as many messages as asked', async () => {
  await flip({ channel: 'sms', mode: 'refuse', times: 1 })
  expect((await sms({ template_id: '11', recipients: [to] })).body).toMatchObject({ type: 'error' })
  expect((await sms({ template_id: '11', recipients: [to] })).body).toMatchObject({ type: 'success' })
  await flip({ channel: 'sms', mode: 'break', times: 1 })
  expect((await sms({ template_id: '11', recipients: [to] })).status).toBe(502)
  await flip({ channel: 'sms', delayMs: 150, times: 1 })
  const before = performance.now()
  await sms({ template_id: '11', recipients: [to] })
  expect(performance.now() - before).toBeGreaterThan(140)
  expect((await flip({ channel: 'pigeon' })).status).toBe(400)
})

test('a letter is taken by SMTP and read as text, also when it is HTML only', async () => {
  const mailer = createTransport(sandbox.smtpUrl)
  await mailer.sendMail({
    from: 'Surat Cards <hello@surat.example>',
    to: 'a@x.example, b@x.example',
    subject: 'कोड',
    text: 'Code 118822',
  })
  expect(await waitForMessage(sandbox.url, 'B@x.example')).toMatchObject({
    channel: 'mail',
    to: 'b@x.example',
    from: 'hello@surat.example',
    subject: 'कोड',
    code: '118822',
  })
  await mailer.sendMail({
    from: 'x@x.example',
    to: 'c@x.example',
    subject: 'Link',
    html: '<p>Open <a href="http://l.example/r">this</a></p>',
  })
  expect((await waitForMessage(sandbox.url, 'c@x.example')).text).toBe('Open this (http://l.example/r)')
})

test('a letter too large or refused by switch is answered with an error', async () => {
  const mailer = createTransport(sandbox.smtpUrl)
  const letter = { from: 'x@x.example', to: 'd@x.example', subject: 'Big' }
  await expect(mailer.sendMail({ ...letter, text: 'x'.repeat(6_000_000) })).rejects.toMatchObject({
    responseCode: 552,
  })
  await flip({ channel: 'mail', mode: 'refuse', times: 1 })
  await expect(mailer.sendMail({ ...letter, text: 'small' })).rejects.toMatchObject({ responseCode: 550 })
  expect(sandbox.inbox.list('d@x.example')).toEqual([])
})

test('the inbox page shows what was sent and lets no sent HTML through', async () => {
  sandbox.inbox.add({
    channel: 'mail',
    to: 'e@x.example',
    from: 'x',
    subject: '<img src=x>',
    text: `<script>1</script> 445566 http://a.example/?q=1&z="`,
  })
  const page = await fetch(`${sandbox.url}/inbox?to=${encodeURIComponent('e@x.example"><b>')}`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain('&quot;&gt;&lt;b&gt;')
  const all = await (await fetch(`${sandbox.url}/inbox`)).text()
  expect(all).toContain('<b>445566</b>')
  expect(all).toContain('&lt;script&gt;1')
  expect(all).not.toMatch(/<img|<script>1/)
})

test('the inbox keeps the newest 500', () => {
  const inbox = new Inbox()
  for (let n = 0; n < 510; n++)
    inbox.add({ channel: 'sms', to: '919825012345', from: 'X', text: `Code ${100000 + n}` })
  expect(inbox.list()).toHaveLength(500)
  expect(inbox.list()[0]).toMatchObject({ id: 510, code: '100509' })
})

test.each([
  ['Your code is 123456.', '123456'],
  ['Order 4411: code 654321', '654321'],
  ['PIN 4411', '4411'],
  ['Call +919825012345', undefined],
  ['No digits', undefined],
  ['Your code for Agency ZZ-123456ab is 778899.', '778899'],
  ['Shop42 and ४२ say 778899', '778899'],
])('finds the code in: %s', (text, code) => {
  expect(findCode(text)).toBe(code)
})

async function sms(order: unknown, authkey = 'right') {
  const answer = await post('/api/v5/flow', order, { authkey })
  const body: unknown = answer.headers.get('content-type')?.includes('json') ? await answer.json() : undefined
  return { status: answer.status, body }
}

const flip = (order: unknown) => post('/__switch', order)

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
