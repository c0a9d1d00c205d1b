import { planesProgram } from './planes-program.ts'

/**
 * How the pixels of a frame lie. `rgba`: four bytes each, from the upper left. `planes`: the light of all pixels, then the two
 * colours at half width and height (I420 of BT.709, 16 to 235), as the encoder works with them.
 */
export type FrameForm = 'rgba' | 'planes'

type Size = { width: number; height: number }

/** The form a frame of this size can be given in: the smaller one where its sides allow for it. */
export const formFor = ({ width, height }: Size): FrameForm =>
  width % 8 === 0 && height % 2 === 0 ? 'planes' : 'rgba'

/** Bytes of a frame. */
export const bytesOfFrame = ({ width, height }: Size, form: FrameForm): number =>
  form === 'rgba' ? width * height * 4 : (width * height * 3) / 2

/** Where a frame lies: bytes of memory that threads share. */
export type FramePlace = { buffer: SharedArrayBuffer; at: number; length: number }
/** The frame at a place. */
export const frameAt = ({ buffer, at, length }: FramePlace): Uint8Array => new Uint8Array(buffer, at, length)

const page = 65_536
const aligned = (bytes: number) => Math.ceil(bytes / 64) * 64
type Rows = (
  above: number,
  below: number,
  light: number,
  lightBelow: number,
  blue: number,
  red: number,
  end: number,
) => void

/** What is used of WebAssembly, which the types of a server do not name. */
type Wasm = {
  Memory: new (size: { initial: number; maximum: number; shared: true }) => { buffer: SharedArrayBuffer }
  Module: new (bytes: Uint8Array) => object
  Instance: new (program: object, given: { env: { memory: object } }) => { exports: { rows: Rows } }
}

/**
 * Memory for `places` frames, taken one after the other and then again from the first: frames of their own would be new
 * memory each time, which costs as much as drawing them. `put` copies RGBA there in the form that is wanted.
 */
export function openShelf(
  size: Size,
  form: FrameForm,
  places: number,
): { put(rgba: Uint8Array): FramePlace } {
  const [length, whole] = [bytesOfFrame(size, form), bytesOfFrame(size, 'rgba')]
  let next = 0
  const take = () => {
    const place = next
    next = (next + 1) % places
    return place
  }
  if (form === 'rgba') {
    const buffer = new SharedArrayBuffer(length * places)
    return {
      put(rgba) {
        const at = take() * length
        new Uint8Array(buffer, at, length).set(rgba)
        return { buffer, at, length }
      },
    }
  }
  const from = aligned(whole)
  const pages = Math.ceil((from + aligned(length) * places) / page)
  const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly
  const memory = new Memory({ initial: pages, maximum: pages, shared: true })
  const { rows } = new Instance(new Module(planesProgram(pages)), { env: { memory } }).exports
  const { buffer } = memory
  const drawn = new Uint8Array(buffer, 0, whole)
  const { width, height } = size
  return {
    put(rgba) {
      drawn.set(rgba)
      const at = from + take() * aligned(length)
      const [blue, red] = [at + width * height, at + (width * height * 5) / 4]
      for (let y = 0; y < height; y += 2) {
        const above = y * width * 4
        const [light, colour] = [at + y * width, (y / 2) * (width / 2)]
        const below = above + width * 4
        rows(above, below, light, light + width, blue + colour, red + colour, below)
      }
      return { buffer, at, length }
    },
  }
}
