import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../tests/support/browser.ts'
import { screens } from '../../tests/visual/screens.ts'
import { takeView, views } from './take.ts'

test('pictures are taken signed in, in the language asked for, and faults of the page are told', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(
      `${request.method} ${request.headers.host?.split(':')[0]} ${request.url} ${request.headers.cookie ?? ''}`,
    )
    if (request.method === 'POST') response.setHeader('set-cookie', 'session=1; path=/; HttpOnly')
    response.setHeader('content-type', 'text/html')
    const wide =
      request.url === '/wide' ? '<div style="width:4000px">.</div><script>throw new Error("Oh")</script>' : ''
    response.end(`<meta name=viewport content="width=device-width"><p></p>${wide}
      <script>document.querySelector('p').textContent = localStorage.getItem('panel.language')</script>`)
  })
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  const { port } = server.address() as AddressInfo
  const folder = mkdtempSync(join(tmpdir(), 'parichay-take-'))
  const browser = await launchBrowser()
  let words = ''
  try {
    const shots = await takeView(
      browser,
      `http://localhost:${port}`,
      { size: 'phone', scheme: 'dark', language: 'hi' },
      [
        {
          name: 'mine',
          path: '/mine',
          host: 'surat.localhost',
          as: '+919876510011',
          prepare: async (page) => (words = await page.innerText('p')),
        },
        { name: 'wide', path: '/wide' },
      ],
      folder,
    )
    expect(shots[0]).toEqual({ file: 'mine.360.dark.hi.png', complaints: [] })
    expect(shots[1]?.complaints.join()).toMatch(/Oh.*px wider/)
    expect(existsSync(join(folder, 'mine.360.dark.hi.png'))).toBe(true)
    expect(words).toBe('"hi"')
    expect(asked).toContain('POST surat.localhost /api/v1/login ')
    expect(asked).toContain('GET surat.localhost /mine session=1')
  } finally {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true })
  }
}, 120_000)

test('each screen has a name of its own, and there are eight ways to look at it', () => {
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length)
  expect(views).toHaveLength(8)
})
