import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { greetingHtml, greetingSvg, quality, type Shop, side } from './render-content.ts'

/** Makes a shop’s greeting as a JPEG. */
export type Way = (shop: Shop) => Promise<Uint8Array>

const packages = { satori: '0.63.2', 'satori-html': '0.3.2', '@resvg/resvg-js': '2.6.2' }
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

/** satori lays a page out, resvg draws it, sharp encodes: installed here, in a cache of the benchmark’s own. */
export async function satoriResvg(repository: string, photo: Buffer, logo: Buffer): Promise<Way> {
  const root = join(repository, 'node_modules/.cache/parichay-bench-render')
  if (!existsSync(join(root, 'node_modules/@resvg'))) {
    mkdirSync(root, { recursive: true })
    writeFileSync(join(root, 'package.json'), JSON.stringify({ private: true, dependencies: packages }))
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: root,
      stdio: 'ignore',
    })
  }
  const load = createRequire(join(root, 'package.json'))
  type Satori = (page: unknown, options: object) => Promise<string>
  const loaded = load('satori') as Satori | { default: Satori }
  const satori = typeof loaded === 'function' ? loaded : loaded.default
  const { html } = load('satori-html') as { html: (text: string) => unknown }
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
    const svg = await satori(html(greetingHtml(shop, photoUrl, logoUrl)), {
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

/** A page of Chromium that stays open; its words are changed, and it is photographed. */
export async function chromiumPage(browser: Browser, photo: Buffer, logo: Buffer): Promise<Way> {
  const page = await browser.newPage({ viewport: { width: side, height: side } })
  const [photoUrl, logoUrl] = [dataUrl('image/jpeg', photo), dataUrl('image/png', logo)]
  return async (shop) => {
    await page.setContent(`<body style="margin:0">${greetingHtml(shop, photoUrl, logoUrl)}`)
    return page.screenshot({ type: 'jpeg', quality })
  }
}
