import { Problem } from '@parichay/contract/errors.ts'
import { setPriority } from 'node:os'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { checkPdf } from './pdf.ts'
import { allowPicturesOnly } from './picture-loaders.ts'
import {
  makeAvif,
  makeIcon,
  makePicture,
  makePostPicture,
  makePostPreviews,
  makePrint,
  makeWebp,
  readPixels,
  readSquare,
} from './pictures.ts'
import type { Made, PictureAnswer, PictureOrder } from './picture-pool.ts'

/** Memory of this process in bytes, and processor time for one order in µs. */
const [mostMemory, mostWork] = [Number(process.argv[2]) * 2 ** 20, Number(process.argv[3]) * 1000]
const lookEveryMs = 50

/** A decoder cannot be interrupted and a leaving process waits for it: only this ends both. */
const die = () => process.kill(process.pid, 'SIGKILL')

async function obey(order: PictureOrder): Promise<Made> {
  const bytes = Buffer.from(order.bytes.buffer, order.bytes.byteOffset, order.bytes.byteLength)
  switch (order.what) {
    case 'picture':
      return makePicture(bytes)
    case 'post':
      return makePostPicture(bytes)
    case 'pdf':
      checkPdf(bytes)
      return Buffer.alloc(0)
    case 'previews':
      return makePostPreviews(bytes)
    case 'pixels':
      return readPixels(bytes, order.px)
    case 'square':
      return readSquare(bytes, order.px)
    case 'webp':
      return makeWebp(bytes, order.px)
    case 'avif':
      return makeAvif(bytes, order.px)
    case 'print':
      return makePrint(bytes, order.px)
    case 'icon':
      return makeIcon(bytes, order.look)
  }
}

allowPicturesOnly()
sharp.cache(false)
sharp.concurrency(1)
// Who signs in comes first, whatever is decoded beside; and when memory runs out, this process is the one to go.
setPriority(10)
if (process.platform === 'linux') await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined)
let begun: NodeJS.CpuUsage | null = null
const worked = () => {
  const { user, system } = begun ? process.cpuUsage(begun) : { user: 0, system: 0 }
  return user + system
}
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory || worked() > mostWork) die()
}, lookEveryMs).unref()
process.on('disconnect', die)
process.on('message', (order: PictureOrder) => {
  begun = process.cpuUsage()
  void obey(order)
    .finally(() => (begun = null))
    .then(
      (made) => process.send?.({ made } satisfies PictureAnswer),
      (error: unknown) => {
        const { code, message, cause } = error as Problem
        const why = cause instanceof Error ? cause.message : message
        const refused = { code: error instanceof Problem ? code : null, message, why }
        process.send?.({ refused } satisfies PictureAnswer)
      },
    )
})
process.send?.({ isReady: true } satisfies PictureAnswer)
