import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** What every page of the benchmark shows: the same words, links and pictures. */
export type Content = {
  name: string
  tagline: string
  links: { title: string; url: string }[]
  /** JPEGs of 1080 px, as an owner uploads them. */
  pictures: { name: string; bytes: Buffer }[]
  texts: string[]
}

type File = { type: string; body: Buffer }

/** Filler of a size, in the shape of the real file: rules or functions nobody uses, compressible as such files are. */
function filler(kind: 'css' | 'js', bytes: number, seed: number): string {
  let text = ''
  let state = seed
  const word = () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return state.toString(36)
  }
  const properties = [
    'color',
    'background-color',
    'border-color',
    'margin',
    'padding',
    'transform',
    'transition',
  ]
  while (text.length < bytes)
    text +=
      kind === 'css'
        ? `.b-${word()}:hover,.b-${word()}{${properties[state % 7]}:#${(state & 0xffffff).toString(16).padStart(6, '0')};${properties[(state >> 3) % 7]}:inherit}\n`
        : `window.f_${word()}=function(a,b){return a&&b?"${word()}"+a:b||function(c){for(var i=0;i<c.length;i++)c[i]=${state}+i;return c}};\n`
  return text.slice(0, bytes)
}

const svg = (i: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${Array.from({ length: 24 }, (_, k) => `<path d="M${(k * i) % 20}.${k}12 ${(k * 7) % 20}.3c1.2.${k} 3.${i} 2.1 4.${k} 3.2l-1.1 2.${i}z" fill="#${((i * 99991 + k * 7919) & 0xffffff).toString(16).padStart(6, '0')}"/>`).join('')}</svg>`,
  )

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
const fonts = join(import.meta.dirname, '../../node_modules/@fontsource-variable')
/** A real font of about the size that the peer sends. */
const woff = (family: string, subset: string): File => ({
  type: 'font/woff2',
  body: readFileSync(join(fonts, family, 'files', `${family}-${subset}-wght-normal.woff2`)),
})
const html = (text: string): File => ({ type: 'text/html; charset=utf-8', body: Buffer.from(text) })
const css = (text: string): File => ({ type: 'text/css; charset=utf-8', body: Buffer.from(text) })

const body = (
  content: Content,
  link: (title: string, url: string, i: number) => string,
) => `<div class="container"><div class="column">
<img class="avatar" src="/images/avatar.png" srcset="/images/avatar@2x.png 2x" width="128" height="128" alt="${escape(content.name)}">
<h1>${escape(content.name)}</h1><p>${escape(content.tagline)}</p><div class="button-stack">${content.links.map((one, i) => link(one.title, one.url, i)).join('\n')}</div>
${content.texts.map((text) => `<p>${escape(text)}</p>`).join('\n')}
${content.pictures.map(({ name }) => `<img src="/images/${name}" width="1080" height="1080" loading="lazy" alt="${escape(name)}">`).join('\n')}</div></div>`

const rules =
  'body{font:400 18px/1.5 "Open Sans",sans-serif;margin:0}.container{max-width:600px;margin:auto;text-align:center;padding:20px}.avatar{border-radius:50%}.button{display:block;margin:10px auto;padding:12px;width:300px;border-radius:8px;background:#e8e8e8;color:#111;text-decoration:none}.icon{width:20px;height:20px;margin-right:8px;vertical-align:-4px}.column>img:not(.avatar){width:100%;height:auto}'
const face = (name: string, weight: number, url: string) =>
  `@font-face{font-family:"${name}";font-weight:${weight};src:url(${url}) format("woff2")}`

/**
 * A page in the shape of LittleLink 3, its fonts rather lighter than there (github.com/sethcottle/littlelink, index.html of April 2025): three style sheets
 * of its sizes, two weights of Open Sans, an avatar in two sizes, an SVG file for each link, no script.
 */
export function littleLink(content: Content, avatar: [Buffer, Buffer]): Map<string, File> {
  const files = new Map<string, File>([
    ['/images/avatar.png', { type: 'image/png', body: avatar[0] }],
    ['/images/avatar@2x.png', { type: 'image/png', body: avatar[1] }],
    ['/css/reset.css', css(filler('css', 1384, 1))],
    [
      '/css/style.css',
      css(
        rules +
          face('Open Sans', 400, '/fonts/regular.woff2') +
          face('Open Sans', 600, '/fonts/semibold.woff2') +
          filler('css', 11_500, 2),
      ),
    ],
    ['/css/brands.css', css(filler('css', 11_563, 3))],
    ['/fonts/regular.woff2', woff('plus-jakarta-sans', 'latin')],
    ['/fonts/semibold.woff2', woff('noto-sans-gujarati', 'latin')],
    ...content.links.map((_link, i): [string, File] => [
      `/images/icons/${i}.svg`,
      { type: 'image/svg+xml', body: svg(i) },
    ]),
    ...content.pictures.map((one): [string, File] => [
      `/images/${one.name}`,
      { type: 'image/jpeg', body: one.bytes },
    ]),
  ])
  files.set(
    '/',
    html(
      `<!DOCTYPE html><html class="theme-auto" lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(content.name)}</title><link rel="icon" href="/images/avatar.png"><meta name="description" content="${escape(content.tagline)}"><link rel="stylesheet" href="/css/reset.css"><link rel="stylesheet" href="/css/style.css"><link rel="stylesheet" href="/css/brands.css"></head><body>${body(content, (title, url, i) => `<a class="button" href="${url}" target="_blank" rel="noopener" role="button"><img class="icon" aria-hidden="true" src="/images/icons/${i}.svg" alt="">${escape(title)}</a>`)}</body></html>`,
    ),
  )
  return files
}

/**
 * A page in the shape of LinkStack 4 (github.com/LinkStackOrg/LinkStack, resources/views/linkstack, July 2026): Font
 * Awesome's, normalize's and animate's styles and jQuery inside the page, three style sheets, an icon font, Inter.
 */
export function linkStack(content: Content, avatar: [Buffer, Buffer]): Map<string, File> {
  const files = littleLink(content, avatar)
  for (const name of files.keys()) if (/^\/(css|fonts)\//.test(name)) files.delete(name)
  files.set('/css/brands.css', css(filler('css', 24_555, 4)))
  files.set(
    '/css/skeleton-auto.css',
    css(
      rules.replaceAll('Open Sans', 'Inter') +
        face('Inter', 400, '/fonts/inter.woff2') +
        face('Inter', 700, '/fonts/inter-bold.woff2') +
        face('FA', 900, '/fonts/fa-solid-900.woff2') +
        '.fa{font-family:FA}' +
        filler('css', 5_000, 5),
    ),
  )
  files.set('/css/hover-min.css', css(filler('css', 95_282, 6)))
  files.set('/fonts/inter.woff2', woff('plus-jakarta-sans', 'latin'))
  files.set('/fonts/inter-bold.woff2', woff('plus-jakarta-sans', 'latin-ext'))
  files.set('/fonts/fa-solid-900.woff2', woff('noto-sans-gujarati', 'gujarati'))
  files.set(
    '/',
    html(
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(content.name)}</title><meta name="description" content="${escape(content.tagline)}"><style>${filler('css', 104_585, 7)}</style><style>${filler('css', 7_797, 8)}</style><style>${filler('css', 2_256, 9)}</style><script>${filler('js', 89_500, 10)}</script><link rel="stylesheet" href="/css/brands.css"><link rel="stylesheet" href="/css/skeleton-auto.css"><link rel="stylesheet" href="/css/hover-min.css"></head><body>${body(content, (title, url, i) => `<a class="button" href="${url}" target="_blank" rel="noopener"><img class="icon" src="/images/icons/${i}.svg" alt=""><i class="fa">&#xf0c1;</i>${escape(title)}</a>`)}</body></html>`,
    ),
  )
  return files
}

/** Serves files from memory, compressed once, with a year of caching for everything but the page. */
export async function serveFiles(files: Map<string, File>): Promise<{ url: string; stop(): Promise<void> }> {
  const made = new Map(
    [...files].map(([name, { type, body }]) => {
      const isText = /text|svg|javascript/.test(type)
      return [
        name,
        {
          type,
          body,
          gz: isText ? gzipSync(body, { level: 9 }) : null,
          br: isText ? brotliCompressSync(body) : null,
        },
      ]
    }),
  )
  const server = createServer((request, reply) => {
    const file = made.get((request.url ?? '').split('?')[0]!)
    if (!file) return void reply.writeHead(404).end()
    const accepted = String(request.headers['accept-encoding'])
    const coding =
      file.br && accepted.includes('br') ? 'br' : file.gz && accepted.includes('gzip') ? 'gzip' : null
    const sent = coding === 'br' ? file.br! : coding === 'gzip' ? file.gz! : file.body
    reply
      .writeHead(200, {
        'content-type': file.type,
        'content-length': sent.length,
        'cache-control': request.url === '/' ? 'no-cache' : 'public, max-age=31536000',
        ...(coding ? { 'content-encoding': coding } : {}),
      })
      .end(sent)
  })
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
