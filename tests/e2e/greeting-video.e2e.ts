import type { ImageCategory } from '@parichay/contract/greeting/fields.ts'
import { demoCustomers } from '@parichay/sandbox/demo/customers.ts'
import { openDatabase } from '@parichay/server/platform/db.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { openMedia } from '@parichay/server/platform/media.ts'
import { findMediaProgram } from '@parichay/server/platform/media-program.ts'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { openOffice } from '../support/greeting-posts.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'

const product = ownProduct()
const folder = mkdtempSync(join(tmpdir(), 'parichay-film-e2e-'))
const media = openMedia(makeLog('silent'))
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

/** An owner of the demo whose plan has greeting videos today. */
async function ownerWithFilms(): Promise<string> {
  const database = openDatabase({
    url: product.databaseUrl,
    secret: product.secret,
    pool: 2,
    log: makeLog('error'),
  })
  const rows = await database.platform
    .selectFrom('business')
    .innerJoin('activation as bought', (on) =>
      on
        .onRef('bought.agencyId', '=', 'business.agencyId')
        .onRef('bought.businessId', '=', 'business.businessId'),
    )
    .innerJoin('agencyHost as host', 'host.agencyId', 'business.agencyId')
    .select('business.ownerPhone')
    .where('host.host', '=', 'localhost')
    .where('bought.kind', '=', 'card')
    .where(
      sql<boolean>`bought.period @> current_date and (bought.plan->'limits'->>'greetingVideosLimit')::int > 0`,
    )
    .orderBy('business.businessId')
    .execute()
  await database.close()
  const owners = new Set(demoCustomers.map(({ phoneNumber }) => phoneNumber))
  return rows.find(({ ownerPhone }) => owners.has(ownerPhone))!.ownerPhone!
}

/** A film of two seconds that moves and sounds. */
function film(): string {
  const path = join(folder, 'kite-day.mp4')
  const source = ['-f', 'lavfi', '-i', 'testsrc2=s=540x540:r=25:d=2', '-f', 'lavfi', '-i', 'sine=d=2']
  const { path: program } = findMediaProgram('')
  execFileSync(program, ['-v', 'error', ...source, '-shortest', '-pix_fmt', 'yuv420p', '-y', path])
  return path
}

/** What the program says of a file, and of what it decoded. */
const seenIn = (path: string, ...more: string[]): string => {
  const { path: program } = findMediaProgram('')
  return spawnSync(program, ['-hide_banner', '-i', path, ...more, '-f', 'null', '-'], { encoding: 'utf8' })
    .stderr
}
/** How long the sound (`a`) or the picture (`v`) of a film is once it is decoded. */
const secondsOf = (path: string, of: 'a' | 'v'): number => {
  const [hours, minutes, seconds] = [
    ...seenIn(path, '-map', `0:${of}`).matchAll(/time=(\d+):(\d+):([\d.]+)/g),
  ]
    .at(-1)!
    .slice(1)
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

test('staff bring a video, a shop sees it in its frame and takes it along; it counts once', async () => {
  const office = await openPanel(browser, product, '+919876521001', {
    path: '/panel/admin/daily-image-management/add',
    on: 'desktop',
  })
  await office.locator('input[type=file][multiple]').setInputFiles(film())
  await office.getByText('Square video').waitFor({ timeout: 60_000 })
  expect(await faultsOf(office)).toEqual([])
  await office.context().close()

  const ask = await openOffice(product.url)
  const [{ imageCategoryId }] = (await ask<ImageCategory[]>('/api/v1/image-post/image-category')) as [
    ImageCategory,
  ]
  const bytes = readFileSync(film())
  const json = { 'content-type': 'application/json' }
  const { filmId } = await ask<{ filmId: number }>('/api/v1/image-post/video', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name: 'kite-day.mp4', bytes: bytes.length }),
  })
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'part')
  await ask(`/api/v1/image-post/video/${filmId}/part?part=0`, { method: 'POST', body: form })
  type Film = { state: string; documentId: number }
  const look = () => ask<Film>(`/api/v1/image-post/video/${filmId}`)
  await expect.poll(async () => (await look()).state, { timeout: 60_000, interval: 500 }).toBe('ready')
  const { documentId } = await look()
  const title = 'Kite day film'
  const said = { documentId, title, type: 'SQUARE_VIDEO', language: 'en', imageCategoryId, captions: {} }
  await ask('/api/v1/image-post', { method: 'POST', headers: json, body: JSON.stringify(said) })

  const page = await openPanel(browser, product, await ownerWithFilms(), {
    path: '/panel/customer/daily-image?media=VIDEO',
    options: { reducedMotion: 'no-preference' },
  })
  await page.getByRole('link', { name: title }).first().click()
  // The owner reads Hindi.
  const player = page.locator('video')
  await expect
    .poll(() => player.evaluate((video) => (video as unknown as { currentTime: number }).currentTime), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0.2)
  await page.locator('canvas[data-drawn]').first().waitFor()
  expect(await sidewaysOf(page)).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  const leftToday = async () => {
    const said = await page.getByText(/^आज \d+ में से \d+ बाक़ी$/).innerText()
    return Number(/(\d+) बाक़ी/.exec(said)![1])
  }
  const before = await leftToday()

  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 90_000 }),
    page.getByRole('button', { name: 'MP4' }).click(),
  ])
  const saved = join(folder, 'saved.mp4')
  await download.saveAs(saved)
  expect(await media.probe(saved)).toMatchObject({
    video: 'h264',
    audio: 'aac',
    width: 1080,
    height: 1080,
    frames: 60,
  })
  // It plays from its first byte, in the colours of HD, its sound as long as its picture.
  const file = readFileSync(saved)
  expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'))
  const told = seenIn(saved)
  expect(told).toMatch(/Video: h264 \(High\).*bt709.*30 fps/)
  expect(Math.abs(secondsOf(saved, 'a') - secondsOf(saved, 'v'))).toBeLessThan(0.1)
  await media.poster({ file: saved, atSeconds: 1, out: join(folder, 'frame.png') })
  await media.poster({ file: join(folder, 'kite-day.mp4'), atSeconds: 1, out: join(folder, 'bare.png') })
  const strip = async (name: string) =>
    sharp(join(folder, name))
      .resize(270, 270)
      .extract({ left: 0, top: 225, width: 270, height: 45 })
      .removeAlpha()
      .raw()
      .toBuffer()
  const [framed, bare] = [await strip('frame.png'), await strip('bare.png')]
  const apart = framed.reduce((sum, value, i) => sum + Math.abs(value - bare[i]!), 0) / framed.length
  expect(apart).toBeGreaterThan(20)
  await expect.poll(leftToday, { timeout: 10_000 }).toBe(before - 1)
}, 180_000)
