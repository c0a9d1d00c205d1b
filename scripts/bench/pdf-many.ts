import { cardScene, sides } from '@parichay/pdf-card/card.ts'
import { cardsPerPart, codesOf, pagesOf } from '@parichay/pdf-card/pages.ts'
import { photoPx, printedPx } from '@parichay/pdf-card/printed.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { openPdfJoiner } from '@parichay/server/platform/pdf-join.ts'
import { makePrint } from '@parichay/server/platform/pictures.ts'
import { openRenderer, type Renderer } from '@parichay/server/platform/render.ts'
import { makePictures, orderOf, size } from './pdf-content.ts'

/** What many people took: seconds, seconds of processor time, the most memory in MB, bytes of the file. */
export type Many = { seconds: number; cpu: number; mb: number; bytes: number }

/**
 * A process of its own, so that nobody else's memory counts: so many people as A4 sheets on two threads, joined as they come,
 * photographs made ready before as the worker does when they are uploaded. Says a `Many` as JSON.
 */
const people = Number(process.argv[2] ?? 500)
const output = { layout: 'a4', gutter: 0, duplex: 'long' } as const
const pictures = await makePictures()
const print = await makePrint(pictures.photo, photoPx(orderOf(0).details))

/** One part as the worker has it drawn: sheets, everybody's own photograph, every code read back. */
async function partOf(renderer: Renderer, from: number, count: number): Promise<Uint8Array> {
  const cards = Array.from({ length: count }, (_none, i) => ({
    order: orderOf(from + i),
    photo: `photo${from + i}`,
  }))
  const both = sides.map((side) => cardScene(cards[0]!.order, side))
  const shared = (['logo', 'signature'] as const).map(
    (name) => [name, { bytes: Buffer.from(pictures[name]), within: printedPx(both, name) }] as const,
  )
  const photos = cards.map(({ photo }, i) => {
    // Bytes behind the picture's end make another file of it, which nobody takes for one that was there before.
    const bytes = Buffer.concat([print, Buffer.from(String(from + i).padStart(6, '0'))])
    return [photo, { bytes, within: printedPx(both, 'photo'), isReady: true }] as const
  })
  const [scene, ...more] = pagesOf(output, cards, { from, total: people, title: 'bench' })
  return renderer.render({
    scene,
    more,
    isBound: true,
    images: Object.fromEntries([...shared, ...photos]),
    readsCodes: codesOf(cards),
    as: { kind: 'pdf', title: 'bench' },
  })
}

const renderer = openRenderer({ log: makeLog('silent'), limits: { threads: 2, timeoutMs: 120_000 } })
try {
  const each = cardsPerPart(output, size)
  await Promise.all([partOf(renderer, 0, 2), partOf(renderer, 2, 2)])
  const [begun, before] = [performance.now(), process.cpuUsage()]
  let bytes = 0
  const joiner = await openPdfJoiner(
    async (some) => {
      bytes += some.length
    },
    { title: 'bench', language: 'hi' },
  )
  const underWay: Promise<Uint8Array>[] = []
  let next = 0
  const begin = () => {
    if (next >= people) return
    underWay.push(partOf(renderer, next, Math.min(each, people - next)))
    next += each
  }
  begin()
  begin()
  for (let part = underWay.shift(); part; part = underWay.shift()) {
    const made = await part
    begin()
    await joiner.add(made)
  }
  await joiner.finish()
  const { user, system } = process.cpuUsage(before)
  const many: Many = {
    seconds: (performance.now() - begun) / 1000,
    cpu: (user + system) / 1e6,
    mb: process.resourceUsage().maxRSS / 1024,
    bytes,
  }
  console.log(JSON.stringify(many))
} finally {
  await renderer.close()
}
