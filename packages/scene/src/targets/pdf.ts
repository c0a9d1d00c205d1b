import { createCanvas, PDFDocument as Drawing } from '@napi-rs/canvas'
import { ParseSpeeds, PDFDocument } from 'pdf-lib'
import type { Drawable, Pen, SurfaceMaker } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawScene } from './canvas.ts'
import { drawStandIns, placePictures, type StandIns, standInsFor } from './pdf-pictures.ts'
import { drawnLevel, packAll } from './pdf-stream.ts'
import { closeFonts, nameLetters, noteTexts, type Written } from './pdf-text.ts'

/** What a reader shows about a file. */
export type PdfFacts = {
  title: string
  author?: string
  subject?: string
  /** How far trim and bleed lie inside the page's edge, in the scene's unit; without it page and trim are one. */
  insets?: { trim: number; bleed: number }
}

/** Makes a canvas aside on the server. */
export const serverSurface: SurfaceMaker = (width, height) => {
  const canvas = createCanvas(width, height)
  return { pen: canvas.getContext('2d') as unknown as Pen, picture: canvas }
}

const pointsPerMm = 72 / 25.4
// Everybody who draws the same scene gets the same bytes, so files can be named after their content.
const noDate = new Date(0)

/** Points of one unit: a px is a CSS px, 1/96 inch. */
const pointsPerUnit = ({ unit }: Scene) => (unit === 'mm' ? pointsPerMm : 0.75)

/** An address as a PDF keeps it, in ASCII (ISO 32000-1, 12.6.4.7): hosts in an Indian script are written as the network asks for them. */
const inAscii = (address: string): string =>
  /^[\x20-\x7e]*$/.test(address) ? address : (URL.parse(address)?.href ?? encodeURI(address.toWellFormed()))

/** The labels of a card are those of the next one: measured once in the life of a thread, whatever they are drawn for. */
export const laidTexts = new Map<string, unknown>()

/**
 * Draws bound scenes as the pages of a PDF: vectors, subsets of the fonts, links; photographs as JPEG of quality 85, or as
 * they are where they are ready.
 */
export async function drawPdf(
  scenes: readonly Scene[],
  images: ReadonlyMap<string, Drawable>,
  facts: PdfFacts,
): Promise<Uint8Array> {
  const drawing = new Drawing({
    title: facts.title,
    encodingQuality: 85,
    rasterDPI: 300,
    compressionLevel: drawnLevel(),
  })
  const written: Written[][] = []
  const standIns = await standInsFor(images.values())
  for (const scene of scenes) {
    const scale = pointsPerUnit(scene)
    // The drawing library keeps whole points only; the page is cut to its true size below.
    const pen = drawing.beginPage(Math.ceil(scene.width * scale), Math.ceil(scene.height * scale))
    const link = (
      { x, y, width, height }: { x: number; y: number; width: number; height: number },
      address: string,
    ) => pen.annotateLinkUrl(x, y, x + width, y + height, inAscii(address))
    written.push(noteTexts(pen as unknown as Pen))
    drawStandIns(pen as unknown as Pen, standIns)
    drawScene(pen as unknown as Pen, scene, { images, scale, link, surface: serverSurface, laid: laidTexts })
    drawing.endPage()
  }
  return finish(drawing.close(), scenes, { written, standIns }, facts)
}

/**
 * Sets what the letters are, exact page sizes, language and facts. Pages are measured from below, so what is cut off is
 * cut below.
 */
async function finish(
  bytes: Uint8Array,
  scenes: readonly Scene[],
  { written, standIns }: { written: readonly Written[][]; standIns: StandIns },
  facts: PdfFacts,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  document.getPages().forEach((page, i) => {
    const scene = scenes[i]!
    const scale = pointsPerUnit(scene)
    const [width, height] = [scene.width * scale, scene.height * scale]
    const spare = page.getHeight() - height
    page.setMediaBox(0, spare, width, height)
    page.setCropBox(0, spare, width, height)
    const inset = (by: number): [number, number, number, number] => [
      by * scale,
      spare + by * scale,
      width - 2 * by * scale,
      height - 2 * by * scale,
    ]
    page.setTrimBox(...inset(facts.insets?.trim ?? 0))
    if (facts.insets) page.setBleedBox(...inset(facts.insets.bleed))
    nameLetters(document, page, written[i]!)
  })
  closeFonts(document)
  placePictures(document, standIns)
  packAll(document.context)
  document.setTitle(facts.title, { showInWindowTitleBar: true })
  if (facts.author) document.setAuthor(facts.author)
  if (facts.subject) document.setSubject(facts.subject)
  document.setLanguage(scenes[0]?.language ?? 'en')
  document.setCreationDate(noDate)
  document.setModificationDate(noDate)
  return document.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Infinity,
  })
}
