import type { Log } from './log.ts'
import { requirePicture } from './picture-head.ts'
import { openPicturePool, type PoolLimits } from './picture-pool.ts'
import type { IconLook, Picture, PostPicture, SmallPixels } from './pictures.ts'

/**
 * Makes our pictures out of those that people send, in processes that may be killed (`picture-pool.ts`); the format is
 * known before any decoder sees a byte. Throws Problems: UNSUPPORTED_MEDIA, PICTURE_UNREADABLE (`PictureTooHeavy` after
 * five seconds of a processor or too much memory) and RENDER_BUSY. `by` is whose picture it is: one person has one place at a time.
 */
export type PictureMaker = {
  picture(upload: Buffer, by: string): Promise<Picture>
  post(upload: Buffer, by: string): Promise<PostPicture>
  /** Refuses what is no plain PDF (`checkPdf`). */
  pdf(upload: Buffer, by: string): Promise<void>
  /** The two small sizes of a stored post. */
  previews(full: Buffer, by: string): Promise<Pick<PostPicture, 'preview' | 'thumbnail'>>
  /** Pixels of a small copy of a stored picture, at most `within` px on the longer side. */
  pixels(stored: Buffer, within: number, by: string): Promise<SmallPixels>
  /** RGB of a stored picture at `side` px a side, whatever its shape: what likeness is told by. */
  square(stored: Buffer, side: number): Promise<Buffer>
  /** One narrower make of a stored picture; those of the worker have a process and a minute of their own. */
  narrow(webp: Buffer, width: number, as: 'webp' | 'avif'): Promise<Buffer>
  /** A stored photograph as the JPEG that is printed, at most `within` px; nothing of one that is not opaque. */
  print(stored: Buffer, within: number): Promise<Buffer>
  /** A stored picture as the PNG of a tab or a home screen. */
  icon(stored: Buffer, look: IconLook): Promise<Buffer>
  close(): Promise<void>
}

const forUploads: PoolLimits = {
  processes: 2,
  workMs: 5000,
  timeoutMs: 15_000,
  waiting: 60,
  waitingOfOne: 12,
  patienceMs: 25_000,
  idleMs: 60_000,
  picturesPerProcess: 200,
  memoryMb: 900,
}
const forSizes: PoolLimits = {
  ...forUploads,
  processes: 1,
  workMs: 60_000,
  timeoutMs: 120_000,
  patienceMs: 240_000,
}
/** Photographs of a file of many cards: as many at once as the file has parts, and nobody sends them. */
const forPrint: PoolLimits = { ...forUploads, waiting: 500, waitingOfOne: 500, patienceMs: 240_000 }

/** Opens a maker. `limits` are those of uploads. */
export function openPictureMaker(log: Log, limits: Partial<PoolLimits> = {}): PictureMaker {
  const uploads = openPicturePool(log, { ...forUploads, ...limits })
  const sizes = openPicturePool(log, forSizes)
  const prints = openPicturePool(log, forPrint)
  let asked = 0
  return {
    async picture(upload, by) {
      requirePicture(upload)
      return (await uploads.run({ what: 'picture', bytes: upload }, by)) as Picture
    },
    async post(upload, by) {
      requirePicture(upload)
      return (await uploads.run({ what: 'post', bytes: upload }, by)) as PostPicture
    },
    async pdf(upload, by) {
      await uploads.run({ what: 'pdf', bytes: upload }, by)
    },
    previews: async (full, by) =>
      (await uploads.run({ what: 'previews', bytes: full }, by)) as Pick<
        PostPicture,
        'preview' | 'thumbnail'
      >,
    async pixels(stored, px, by) {
      requirePicture(stored)
      return (await uploads.run({ what: 'pixels', bytes: stored, px }, by)) as SmallPixels
    },
    async square(stored, px) {
      requirePicture(stored)
      const order = { what: 'square', bytes: stored, px } as const
      return asBuffer((await prints.run(order, `${(asked += 1)}`)) as Uint8Array)
    },
    narrow: async (bytes, px, what) =>
      asBuffer((await sizes.run({ what, bytes, px }, `${(asked += 1)}`)) as Uint8Array),
    print: async (bytes, px) =>
      asBuffer((await prints.run({ what: 'print', bytes, px }, `${(asked += 1)}`)) as Uint8Array),
    icon: async (bytes, look) =>
      asBuffer((await prints.run({ what: 'icon', bytes, look }, `${(asked += 1)}`)) as Uint8Array),
    close: () => Promise.all([uploads, sizes, prints].map((pool) => pool.close())).then(() => undefined),
  }
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
