import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { greetingPage, greetingSvg, htmlOf, quality, type Shop, shopOf, side } from './render-content.ts'

/** Makes a shop’s greeting as a JPEG. */
export type Way = (shop: Shop) => Promise<Uint8Array>

const packages = { satori: '0.63.2', '@resvg/resvg-js': '2.6.2' }
const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`

/** sharp alone: an SVG laid over the photograph. */
export function sharpSvg(photo: Buffer, logo: Buffer): Way {
  const url = dataUrl('image/png', logo)
  return (shop) =>
    sharp(photo)
      .composite([{ input: Buffer.from(greetingSvg(shop, url)) }])
      .jpeg({ quality })
      .toBuffer()
}

/** satori lays a page out, resvg draws it, sharp encodes. Both are installed into a folder of the benchmark’s own. */
export function satoriResvg(repository: string, root: string, photo: Buffer, logo: Buffer): Way {
  writeFileSync(join(root, 'package.json'), JSON.stringify({ private: true, dependencies: packages }))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 120_000,
  })
  const load = createRequire(join(root, 'package.json'))
  type Satori = (page: unknown, options: object) => Promise<string>
  const loaded = load('satori') as Satori | { default: Satori }
  const satori = typeof loaded === 'function' ? loaded : loaded.default
  const { Resvg } = load('@resvg/resvg-js') as {
    Resvg: new (svg: string) => { render(): { pixels: Buffer; width: number; height: number } }
  }
  const font = (name: string) =>
    readFileSync(join(repository, `node_modules/@fontsource/${name}-700-normal.woff`))
  const fonts = [
    { name: 'Noto Sans', weight: 700, data: font('noto-sans/files/noto-sans-latin') },
    { name: 'Deva', weight: 700, data: font('noto-sans-devanagari/files/noto-sans-devanagari-devanagari') },
  ]
  const [photoUrl, logoUrl] = [dataUrl('image/jpeg', photo), dataUrl('image/png', logo)]
  return async (shop) => {
    const svg = await satori(greetingPage(shop, photoUrl, logoUrl), {
      width: side,
      height: side,
      fonts,
    })
    const { pixels, width, height } = new Resvg(svg).render()
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality })
      .toBuffer()
  }
}

/** Photographs pages that stay open, and says how much processor time the browser took so far. */
export type Camera = { whole: Way; words: Way; cpuMs: () => number }

/**
 * Two pages of Chromium that stay open and warm. `whole` is given its content anew for each picture, as services that
 * turn pages into pictures do, whose next picture is of another post, frame and shop; `words` keeps its photograph, logo
 * and layout and is given three other lines only: the least that a browser can be asked.
 */
export async function chromiumPages(browser: Browser, photo: Buffer, logo: Buffer): Promise<Camera> {
  const viewport = { width: side, height: side }
  const [open, kept] = [await browser.newPage({ viewport }), await browser.newPage({ viewport })]
  const [photoUrl, logoUrl] = [dataUrl('image/jpeg', photo), dataUrl('image/png', logo)]
  const pageOf = (shop: Shop) => `<body style="margin:0">${htmlOf(greetingPage(shop, photoUrl, logoUrl))}`
  await kept.setContent(pageOf(shopOf(0)))
  return {
    async whole(shop) {
      await open.setContent(pageOf(shop))
      return open.screenshot({ type: 'jpeg', quality })
    },
    async words({ name, hindi, phone }) {
      const words = JSON.stringify([name, hindi, phone])
      await kept.evaluate(
        `document.querySelectorAll('[data-line]').forEach((line, i) => { line.textContent = ${words}[i] })`,
      )
      return kept.screenshot({ type: 'jpeg', quality })
    },
    cpuMs: () => cpuOfChildren(),
  }
}

/** Processor time of all processes this one began, as the kernel counts it (in hundredths); elsewhere none is known. */
function cpuOfChildren(): number {
  if (process.platform !== 'linux') return Number.NaN
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, words = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\w )/)
        const of = words.split(' ')
        return [{ pid: Number(pid), parent: Number(of[1]), ticks: Number(of[11]) + Number(of[12]) }]
      } catch {
        return []
      }
    })
  const family = new Set([process.pid])
  for (let before = 0; before !== family.size;) {
    before = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  return all.reduce(
    (sum, { pid, ticks }) => (pid !== process.pid && family.has(pid) ? sum + ticks * 10 : sum),
    0,
  )
}
