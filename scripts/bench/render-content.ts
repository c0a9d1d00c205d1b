import type { Element } from '@parichay/scene/element.ts'
import { sceneVersion, type Scene } from '@parichay/scene/scene.ts'
import sharp from 'sharp'

/** Side of the pictures that are measured, in px, and the JPEG quality of all. */
export const side = 1080
/** Quality of every JPEG in the benchmark. */
export const quality = 85
const top = 810

/** Words of the greeting and of one shop after another, so that nothing can be kept from the one before. */
export const shopOf = (i: number) => ({
  name: `Shri Annapurna Stores ${i}`,
  hindi: 'अन्नपूर्णा मिष्ठान्न भंडार',
  phone: `+91 90000 ${String(10000 + (i % 90000))}`,
})
/** Facts of a shop. */
export type Shop = ReturnType<typeof shopOf>

/** A photograph’s stand-in: soft colours with grain, as large as a camera’s file of this size. */
export async function makePhoto(): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3)
  let seed = 7
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff
      const grain = (seed >> 16) % 22
      const wave = Math.sin(x / 37) * Math.cos(y / 53) * 40
      const at = (y * side + x) * 3
      pixels[at] = 150 + wave + grain
      pixels[at + 1] = 90 + (y / side) * 80 + grain
      pixels[at + 2] = 70 + (x / side) * 60 - wave / 2 + grain
    }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** A round logo. */
export const makeLogo = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><circle cx="120" cy="120" r="116" fill="#c2352b"/><path d="M60 120q60-90 120 0q-60 90-120 0" fill="#ffd489"/></svg>',
    ),
  )
    .png()
    .toBuffer()

const text = (x: number, y: number, words: string, size: number, fill: string): Element => ({
  kind: 'text',
  box: { x, y, width: 800, height: size * 1.5 },
  text: words,
  family: 'sans',
  weight: 'bold',
  size,
  minSize: size * 0.6,
  maxLines: 1,
  fill,
})

/** A greeting in a shop’s frame: the strip takes a quarter of the picture. */
export const greeting: Scene = {
  version: sceneVersion,
  unit: 'px',
  width: side,
  height: side,
  language: 'hi',
  background: '#ffffff',
  layers: [
    { kind: 'image', box: { x: 0, y: 0, width: side, height: side }, source: 'photo', fit: 'cover' },
    {
      kind: 'shape',
      box: { x: 0, y: top, width: side, height: side - top },
      outline: { type: 'rect' },
      fill: {
        kind: 'linear',
        from: [0, 0],
        to: [1, 0],
        stops: [
          { at: 0, colour: '#10323b' },
          { at: 1, colour: '#1c6a6d' },
        ],
      },
    },
    { kind: 'image', box: { x: 40, y: top + 45, width: 180, height: 180 }, source: 'logo', fit: 'contain' },
    text(250, top + 30, '{{name}}', 54, '#ffffff'),
    text(250, top + 105, '{{hindi}}', 44, '#ffd489'),
    text(250, top + 180, '{{phone}}', 40, '#ffffff'),
  ],
}

/** The same picture as an SVG over the photograph, for peers that take one. */
export const greetingSvg = ({ name, hindi, phone }: Shop, logo: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}"><defs><linearGradient id="g"><stop stop-color="#10323b"/><stop offset="1" stop-color="#1c6a6d"/></linearGradient></defs><rect y="${top}" width="${side}" height="${side - top}" fill="url(#g)"/><image x="40" y="${top + 45}" width="180" height="180" xlink:href="${logo}"/><g font-family="sans-serif" font-weight="bold"><text x="250" y="${top + 85}" font-size="54" fill="#fff">${name}</text><text x="250" y="${top + 150}" font-size="44" fill="#ffd489">${hindi}</text><text x="250" y="${top + 222}" font-size="40" fill="#fff">${phone}</text></g></svg>`

/** The same picture as a page. */
export const greetingHtml = ({ name, hindi, phone }: Shop, photo: string, logo: string): string =>
  `<div style="width:${side}px;height:${side}px;display:flex;position:relative"><img src="${photo}" width="${side}" height="${side}" style="position:absolute;left:0;top:0"><div style="position:absolute;left:0;top:${top}px;width:${side}px;height:${side - top}px;display:flex;background:linear-gradient(90deg,#10323b,#1c6a6d)"><img src="${logo}" width="180" height="180" style="margin:45px 30px 0 40px"><div style="display:flex;flex-direction:column;margin-top:30px;font-weight:700;color:#fff"><div data-line style="font-size:54px">${name}</div><div data-line style="font-size:44px;color:#ffd489">${hindi}</div><div data-line style="font-size:40px">${phone}</div></div></div></div>`
