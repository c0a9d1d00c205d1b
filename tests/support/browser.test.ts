import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { launchBrowser, newDesktop, newPhone } from './browser.ts'
import { unpackChromium } from './chromium.ts'

test('the Chromium that came with npm opens a page of *.localhost, on a phone and on a desktop', async () => {
  const server = createServer((request, response) => response.end(`<h1>${request.headers.host}</h1>`))
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  const { port } = server.address() as AddressInfo
  const browser = await launchBrowser(await unpackChromium())
  try {
    const phone = await (await newPhone(browser)).newPage()
    await phone.goto(`http://surat.localhost:${port}/`)
    expect(await phone.getByRole('heading').textContent()).toBe(`surat.localhost:${port}`)
    expect(await phone.evaluate('[innerWidth, devicePixelRatio, navigator.maxTouchPoints > 0]')).toEqual([
      980,
      2,
      true,
    ])
    const desktop = await (await newDesktop(browser)).newPage()
    await desktop.goto(`http://localhost:${port}/`)
    expect(await desktop.evaluate('innerWidth')).toBe(1440)
    expect(
      await desktop.evaluate("document.createElement('video').canPlayType('video/mp4; codecs=avc1.42E01E')"),
    ).toBe('probably')
  } finally {
    await browser.close()
    server.close()
  }
}, 120_000)
