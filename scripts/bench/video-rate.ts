import { openFilm } from '@parichay/server/platform/film-splice.ts'
import type { FilmTemplate } from '@parichay/server/platform/film-template.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { openMedia } from '@parichay/server/platform/media.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { stripPixels } from './video-content.ts'
import { familyCpuMs } from './video-family.ts'

/**
 * Run by video.ts in a process of its own, as a worker is: so many shops' films, from the picture of the strip to the last
 * byte of the file, two under way at once. Begins when it is told to on its standard input.
 */
const folder = process.argv[2]!
const count = Number(process.argv[3])
const template = JSON.parse(readFileSync(join(folder, 'template.json'), 'utf8')) as FilmTemplate
const body = readFileSync(join(folder, 'body.bin'))
const pictures = Array.from({ length: 8 }, (_, i) => readFileSync(join(folder, `strip-${i}.png`)))
const media = openMedia(makeLog('silent'))

async function film(i: number): Promise<number> {
  const strip = await media.splice.strip(template, await stripPixels(pictures[i % pictures.length]!))
  const made = openFilm(template, strip, async (first, last) =>
    Readable.from([body.subarray(first, last + 1)]),
  )
  let bytes = 0
  for await (const part of made.body) bytes += (part as Buffer).length
  return bytes
}

for (let i = 0; i < 20; i++) await film(i)
process.stdout.write('ready\n')
await new Promise((resolve) => process.stdin.once('data', resolve))
const [begun, cpu] = [performance.now(), familyCpuMs()]
let [next, bytes] = [0, 0]
const turn = async () => {
  while (next < count) bytes = await film(next++)
}
await Promise.all([turn(), turn()])
const told = { wall: performance.now() - begun, cpu: familyCpuMs() - cpu, count, bytes }
process.stdout.write(`${JSON.stringify(told)}\n`)
media.splice.close()
process.stdin.destroy()
