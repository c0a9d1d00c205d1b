import type { CardOrder } from '@parichay/pdf-card/card.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { loadTool } from '../tools.ts'
import { size } from './pdf-content.ts'

/** Makes a card's two pages as a PDF. */
export type Way = (order: CardOrder) => Promise<Uint8Array>

const points = 72 / 25.4
const [wide, high] = [size.width * points, size.height * points]
const font = (repository: string, script: string, weight: number) =>
  readFileSync(
    join(
      repository,
      script === 'latin'
        ? `node_modules/@fontsource/noto-sans/files/noto-sans-latin-${weight}-normal.woff`
        : `node_modules/@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal.woff`,
    ),
  )
const rowsOf = ({ details: { person } }: CardOrder): [string, string][] => [
  ['आईडी सं.', person.idNo],
  ['विभाग', person.department],
  ['फ़ोन', person.phone],
  ['पता', person.address],
]
const isLatin = (text: string) => /^[\p{ASCII}]*$/u.test(text)
const modulesOf = (text: string) => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const dark: [number, number][] = []
  for (let y = 0; y < modules.size; y++)
    for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) dark.push([x, y])
  return { side: modules.size, dark }
}

/** react-pdf: the same facts, photograph and code, laid out by its own engine. */
export async function reactPdf(repository: string, photo: Buffer): Promise<Way> {
  type Part = object
  type ReactPdf = Record<'Document' | 'Page' | 'View' | 'Text' | 'Image' | 'Svg' | 'Path', Part> & {
    Font: { register(font: object): void }
    renderToBuffer(page: unknown): Promise<Buffer>
  }
  const { Document, Page, View, Text, Image, Svg, Path, Font, renderToBuffer } =
    await loadTool<ReactPdf>('@react-pdf/renderer')
  const { createElement: e } = createRequire(join(repository, 'scripts/tools/package.json'))('react') as {
    createElement: (part: Part, facts: object | null, ...children: unknown[]) => unknown
  }
  const dataUrl = (bytes: Buffer) => `data:font/woff;base64,${bytes.toString('base64')}`
  for (const script of ['devanagari', 'latin'])
    Font.register({
      family: script,
      fonts: [400, 700].map((weight) => ({
        src: dataUrl(font(repository, script, weight)),
        fontWeight: weight,
      })),
    })
  const jpeg = await sharp(photo).resize(300, 375).jpeg({ quality: 85 }).toBuffer()
  const text = (words: string, style: object = {}) =>
    e(Text, { style: { fontFamily: isLatin(words) ? 'latin' : 'devanagari', fontSize: 7, ...style } }, words)
  return async (order) => {
    const { common, person } = order.details
    const { side, dark } = modulesOf(order.verifyUrl!)
    const code = dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')
    const page = { size: [wide, high] as const, style: { padding: 9 } }
    return renderToBuffer(
      e(
        Document,
        { title: person.name },
        e(
          Page,
          page,
          e(Image, { src: { data: jpeg, format: 'jpg' }, style: { width: 57, height: 71 } }),
          text(common.companyName, { fontWeight: 700 }),
          text(person.name, { fontSize: 12, fontWeight: 700 }),
          text(person.designation),
        ),
        e(
          Page,
          page,
          e(
            Svg,
            { width: 65, height: 65, viewBox: `0 0 ${side} ${side}` },
            e(Path, { d: code, fill: '#000' }),
          ),
          ...rowsOf(order).map(([label, fact]) =>
            e(View, { style: { flexDirection: 'row' } }, text(label, { width: 50 }), text(fact)),
          ),
        ),
      ),
    )
  }
}

/** pdf-lib with fontkit: letters, photograph and code placed by hand. */
export async function pdfLib(repository: string, photo: Buffer): Promise<Way> {
  const { PDFDocument, rgb } = await import('pdf-lib')
  // It asks for a helper that its packer left out.
  const runtime = await loadTool<{ default: unknown }>('regenerator-runtime')
  Object.assign(globalThis, { regeneratorRuntime: runtime.default })
  const loaded = await loadTool<{ default: unknown }>('@pdf-lib/fontkit')
  const jpeg = await sharp(photo).resize(300, 375).jpeg({ quality: 85 }).toBuffer()
  const files = ['devanagari', 'latin'].map((script) => font(repository, script, 400))
  return async (order) => {
    const document = await PDFDocument.create()
    document.registerFontkit(loaded.default as Parameters<typeof document.registerFontkit>[0])
    const [hindi, latin] = [
      await document.embedFont(files[0]!, { subset: true }),
      await document.embedFont(files[1]!, { subset: true }),
    ]
    const { common, person } = order.details
    const [front, back] = [document.addPage([wide, high]), document.addPage([wide, high])]
    front.drawImage(await document.embedJpg(jpeg), { x: 9, y: high - 80, width: 57, height: 71 })
    ;[common.companyName, person.name, person.designation].forEach((words, i) =>
      words.split(/(?<=[^\p{ASCII}] )(?=\p{ASCII})/u).forEach((part, j) =>
        front.drawText(part, {
          x: 80 + j * 100,
          y: high - 20 - i * 18,
          size: 9,
          font: isLatin(part) ? latin : hindi,
        }),
      ),
    )
    const { side, dark } = modulesOf(order.verifyUrl!)
    const unit = 65 / side
    for (const [x, y] of dark)
      back.drawRectangle({
        x: 9 + x * unit,
        y: high - 9 - (y + 1) * unit,
        width: unit,
        height: unit,
        color: rgb(0, 0, 0),
      })
    rowsOf(order).forEach(([label, fact], i) => {
      back.drawText(label, { x: 90, y: high - 20 - i * 12, size: 7, font: hindi })
      back.drawText(fact, { x: 140, y: high - 20 - i * 12, size: 7, font: isLatin(fact) ? latin : hindi })
    })
    return document.save()
  }
}

/** Chromium prints a warm page. `cpuMs` is the processor time it took so far, where that can be read. */
export async function chromium(browser: Browser, photo: Buffer): Promise<{ way: Way; cpuMs: () => number }> {
  const page = await browser.newPage()
  const jpeg = (await sharp(photo).resize(300, 375).jpeg({ quality: 85 }).toBuffer()).toString('base64')
  const way: Way = async (order) => {
    const { common, person } = order.details
    const { side, dark } = modulesOf(order.verifyUrl!)
    const code = dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')
    await page.setContent(
      `<style>@page{size:${size.width}mm ${size.height}mm;margin:0}body{margin:3mm;font:7pt sans-serif}h1{font-size:12pt}</style><img width=76 height=95 src="data:image/jpeg;base64,${jpeg}"><b>${common.companyName}</b><h1>${person.name}</h1>${person.designation}<div style="break-before:page"><svg width=87 height=87 viewBox="0 0 ${side} ${side}"><path d="${code}"/></svg>${rowsOf(
        order,
      )
        .map(([label, fact]) => `<div>${label} <b>${fact}</b></div>`)
        .join('')}</div>`,
    )
    return page.pdf({ width: `${size.width}mm`, height: `${size.height}mm`, printBackground: true })
  }
  return { way, cpuMs: browserCpu }
}

/** Processor time of all Chromium processes below this one, in ms; 0 where there is no /proc. */
function browserCpu(): number {
  try {
    const children = (pid: number): number[] =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number)
        .flatMap((child) => [child, ...children(child)])
    return children(process.pid).reduce((sum, pid) => {
      const [, rest = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      const parts = rest.split(' ')
      return sum + (Number(parts[11]) + Number(parts[12])) * 10
    }, 0)
  } catch {
    return 0
  }
}
