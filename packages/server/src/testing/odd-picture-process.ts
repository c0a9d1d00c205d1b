import type { Made, PictureAnswer, PictureOrder } from '../platform/picture-pool.ts'

const say = (answer: PictureAnswer) => process.send?.(answer)
const made = (what: unknown) => say({ made: Buffer.from(JSON.stringify(what)) as Made })

// A picture process that does what it is told by `px`: how a decoder behaves that is stuck, breaks, or looks around.
process.on('message', (order: PictureOrder) => {
  const px = 'px' in order ? order.px : 0
  if (px === 1) for (;;);
  if (px === 2) process.exit(3)
  if (px === 3) made(process.env)
  else if (px === 4) setTimeout(made, 150, process.pid)
  else made(process.pid)
})
say({ isReady: true })
