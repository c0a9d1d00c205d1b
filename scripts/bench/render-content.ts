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

type Style = Record<string, string | number>
/** A page as satori takes it: elements with their styles, lengths in px. */
export type PageNode = {
  type: 'div' | 'img'
  props: { style: Style; src?: string; width?: number; height?: number; children?: PageNode[] | string }
}
const block = (style: Style, children: PageNode[] | string): PageNode => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})
const image = (src: string, size: number, style: Style): PageNode => ({
  type: 'img',
  props: { src, width: size, height: size, style },
})

/** The same picture as a page. */
export const greetingPage = ({ name, hindi, phone }: Shop, photo: string, logo: string): PageNode =>
  block({ width: side, height: side, position: 'relative' }, [
    image(photo, side, { position: 'absolute', left: 0, top: 0 }),
    block(
      {
        position: 'absolute',
        left: 0,
        top,
        width: side,
        height: side - top,
        background: 'linear-gradient(90deg,#10323b,#1c6a6d)',
      },
      [
        image(logo, 180, { marginTop: 45, marginLeft: 40, marginRight: 30 }),
        block({ flexDirection: 'column', marginTop: 30, fontWeight: 'bold', color: '#fff' }, [
          block({ fontSize: 54 }, name),
          block({ fontSize: 44, color: '#ffd489' }, hindi),
          block({ fontSize: 40 }, phone),
        ]),
      ],
    ),
  ])

/** The page for a browser; elements that hold words are marked. */
export function htmlOf({ type, props: { style, children, ...attributes } }: PageNode): string {
  const css = Object.entries(style).map(
    ([name, value]) =>
      `${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}:${typeof value === 'number' ? `${value}px` : value}`,
  )
  const rest = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  const open = `<${type}${typeof children === 'string' ? ' data-line' : ''} style="${css.join(';')}"${rest.join('')}>`
  if (type === 'img') return open
  return `${open}${typeof children === 'string' ? children : (children ?? []).map(htmlOf).join('')}</${type}>`
}
