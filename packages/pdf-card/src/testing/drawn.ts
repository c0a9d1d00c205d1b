import { createCanvas, GlobalFonts, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { bindScene } from '@parichay/scene/bind.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Face } from '@parichay/scene/fonts/faces.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { readScene, type Scene } from '@parichay/scene/scene.ts'
import { drawScene, needsOf } from '@parichay/scene/targets/canvas.ts'
import { serverSurface } from '@parichay/scene/targets/pdf.ts'
import { type CardOrder, cardScene, factsOf, type Side } from '../card.ts'
import { fixturePictures } from '../fixtures.ts'

/** Length of a pixel at 300 dpi in mm. */
export const mm = 25.4 / 300

/** Edges of a rectangle in mm of the card. */
export type Edges = { left: number; top: number; right: number; bottom: number }

/** A line that was drawn: where its ink lies and how large it is set. */
export type Run = Edges & {
  text: string
  px: number
  /** Draws it once more on another canvas, whose corner lies there in px of the card. */
  draw: (on: SKRSContext2D, corner: { x: number; y: number }) => void
}

/** A text that was drawn: its fact or its words, its lines, and the room it had to stay in. */
export type DrawnText = { id: string; text: string; runs: Run[]; room: Edges }

const images = new Map<string, Image>()
/** Texts that were measured: the same labels stand on all cards of a language. */
const laid = new Map<string, unknown>()
let fileOf: (face: Face) => Buffer = () => {
  throw new Error('say first how a face is read: openFixtures')
}
/** Opens the fixtures' pictures and learns how a font's file is read. Once, before anything is drawn. */
export async function openFixtures(readFace: (face: Face) => Buffer): Promise<void> {
  fileOf = readFace
  for (const [id, svg] of Object.entries(fixturePictures)) images.set(id, await loadImage(Buffer.from(svg)))
}

/** One side of a card, read as it is stored, with its facts in it; its faces are registered. */
export function sceneOf(order: CardOrder, side: Side): Scene {
  const scene = bindScene(readScene(cardScene(order, side)), factsOf(order))
  for (const face of needsOf(scene).faces)
    if (!GlobalFonts.has(face.id)) GlobalFonts.register(fileOf(face), face.id)
  return scene
}

const looks = ['font', 'lang', 'direction', 'letterSpacing', 'fontKerning', 'textBaseline', 'textAlign']

/** Goes through the drawing of a scene, of which no pixel is kept, and tells every line. `link` is called with the pen as it stands then. */
function draw(scene: Scene, runs: Run[], link?: (edges: Edges, address: string) => void): void {
  const context = createCanvas(8, 8).getContext('2d')
  const pen = new Proxy(context, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name === 'fillText')
        return (text: string, x: number, y: number) => {
          const { a, b, c, d, e, f } = target.getTransform()
          const ink = target.measureText(text)
          const look = Object.fromEntries(looks.map((one) => [one, Reflect.get(target, one) as unknown]))
          runs.push({
            text,
            draw: (on, corner) => {
              on.setTransform(a, b, c, d, e - corner.x, f - corner.y)
              Object.assign(on, look)
              on.fillText(text, x, y)
            },
            px: Number.parseFloat(target.font) * a,
            left: (e + a * (x - ink.actualBoundingBoxLeft)) * mm,
            right: (e + a * (x + ink.actualBoundingBoxRight)) * mm,
            top: (f + d * (y - ink.actualBoundingBoxAscent)) * mm,
            bottom: (f + d * (y + ink.actualBoundingBoxDescent)) * mm,
          })
        }
      return (value as (this: SKRSContext2D, ...given: unknown[]) => unknown).bind(target)
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  })
  drawScene(pen as unknown as Pen, scene, {
    images,
    surface: serverSurface,
    laid,
    ...(link && {
      link: ({ x, y, width, height }, address) => {
        const { a, d, e, f } = context.getTransform()
        const [left, top] = [(e + a * x) * mm, (f + d * y) * mm]
        link({ left, top, right: left + a * width * mm, bottom: top + d * height * mm }, address)
      },
    }),
  })
}

/** Every line a side draws. */
export function runsOf(order: CardOrder, side: Side): Run[] {
  const runs: Run[] = []
  draw(sceneOf(order, side), runs)
  return runs
}

/**
 * Every text a side draws with the room it had: its own box, or, where texts stand below or beside each other and boxes
 * follow from what is said, the box they share. Found by giving each text and each such group a link of its own.
 */
export function textsOf(order: CardOrder, side: Side): DrawnText[] {
  const scene = sceneOf(order, side)
  const drawn: (DrawnText & { within: string | undefined })[] = []
  const rooms = new Map<string, Edges>()
  const said = new Map<string, { id: string; text: string; within: string | undefined }>()
  // What is no text takes its room, and is not drawn.
  const marked = (elements: readonly Element[], place = '', within?: string): Element[] =>
    elements.map((element, i): Element => {
      const link = `${place}/${i}`
      if (element.kind === 'text') {
        said.set(link, { id: element.id ?? '', text: element.text, within })
        return { ...element, link }
      }
      const { link: _own, ...bare } = element
      if (bare.kind !== 'group') return { ...(bare as Element), opacity: 0 }
      const holds = bare.layout && !bare.layout.hug && bare.layout.flow === 'column'
      const children = marked(bare.children, link, holds ? link : within)
      return { ...bare, ...(holds ? { link } : {}), children }
    })
  const runs: Run[] = []
  draw({ ...scene, layers: marked(scene.layers) }, runs, (edges, link) => {
    const text = said.get(link)
    if (text) drawn.push({ ...text, runs: runs.splice(0), room: edges })
    else rooms.set(link, edges)
  })
  return drawn.map(({ within, room, ...text }) => ({
    ...text,
    // A text keeps to its own width also where it shares the height with others.
    room:
      within === undefined
        ? room
        : { ...room, top: rooms.get(within)!.top, bottom: rooms.get(within)!.bottom },
  }))
}

/** Nastaliq hangs down between the letters of the next line without touching them: of it only the ink counts. */
const isNastaliq = ({ text }: Run) => /\p{Script=Arabic}/u.test(text)
/** Whether a line lies over another. */
export const crosses = (one: Run, other: Run): boolean =>
  meets(one, other) ||
  (!isNastaliq(one) &&
    !isNastaliq(other) &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.35)

/** Whether the ink of two lines meets: both are drawn alone where their outlines cross, and compared px by px. */
function meets(one: Run, other: Run): boolean {
  const [x, y] = [Math.max(one.left, other.left), Math.max(one.top, other.top)].map((at) =>
    Math.floor(at / mm),
  ) as [number, number]
  const width = Math.ceil(Math.min(one.right, other.right) / mm) - x
  const height = Math.ceil(Math.min(one.bottom, other.bottom) / mm) - y
  if (width <= 0 || height <= 0) return false
  const [mine, theirs] = [one, other].map(({ draw: put }) => {
    const context = createCanvas(width, height).getContext('2d')
    put(context, { x, y })
    return context.getImageData(0, 0, width, height).data
  })
  for (let at = 3; at < mine!.length; at += 4) if (mine![at]! > 64 && theirs![at]! > 64) return true
  return false
}

/** 6 pt, with what rounding takes. */
const least = 2.116 * 0.965
/** Whether a line is set smaller than 6 pt; single signs and initials may be. */
export const isTooSmall = ({ text, px }: Run): boolean => px * mm < least && text.length > 3
