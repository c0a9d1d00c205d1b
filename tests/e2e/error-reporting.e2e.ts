import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWeb, type Running } from '@parichay/server/main-web.ts'
import { readConfig } from '@parichay/server/platform/config.ts'
import { quietPort } from '../support/ports.ts'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newPhone } from '../support/browser.ts'

const envelopes: string[] = []
/** Speaks as much of the envelope protocol as a reporter needs: accept and answer. */
const reporter = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', '*')
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    if (request.method === 'POST') envelopes.push(Buffer.concat(parts).toString())
    response.end('{}')
  })
})
let running: Running

beforeAll(async () => {
  await new Promise<void>((resolve) => reporter.listen(0, '127.0.0.1', resolve))
  const { databaseUrl, secret, dataFolder } = ownProduct()
  const port = await quietPort()
  running = await startWeb(
    readConfig({
      PARICHAY_MODE: 'demo',
      PARICHAY_SECRET: secret,
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: dataFolder,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_PROTOCOL: 'http',
      LOG_LEVEL: 'error',
      RUN_WORKER: 'false',
      ERROR_REPORTING_URL: `http://key@localhost:${(reporter.address() as AddressInfo).port}/1`,
      REPLAY_SAMPLE_RATE: '0',
    }),
  )
})
afterAll(async () => {
  await running?.close()
  reporter.close()
})

test('an error that nobody caught reaches the log, and the reporter where one is set', async () => {
  const browser = await launchBrowser()
  const context = await newPhone(browser)
  const page = await context.newPage()
  const logged: string[] = []
  page.on('request', (request) => request.url().endsWith('/log') && logged.push(request.postData() ?? ''))
  await page.goto(`http://localhost:${running.port}/panel/login`)
  await page.getByRole('button').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate("setTimeout(() => { throw new Error('a planted error') }, 0)")
  await expect.poll(() => logged.join('\n'), { timeout: 10_000 }).toContain('a planted error')
  expect(JSON.parse(logged[0]!)).toMatchObject({ source: 'frontend', message: 'a planted error' })
  await expect.poll(() => envelopes.join('\n'), { timeout: 10_000 }).toContain('a planted error')
  await browser.close()
})
