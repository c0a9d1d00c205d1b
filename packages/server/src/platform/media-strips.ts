import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import type { CodedStrip } from './h264-strip.ts'
import { MediaFault, type MediaProgram, startMedia } from './media-program.ts'
import { quietArgs, words } from './media-write.ts'

/** Encodes pictures of one size, each a key picture of one slice by a constant quantiser. */
export type StripEncoder = {
  /** RGBA, `width * height * 4` bytes. Throws `MediaFault`. */
  encode(picture: Uint8Array): Promise<CodedStrip>
  close(): void
}

/** What of the master's way of writing the strip must share: profile, 8 × 8 transform, entropy coding, chroma offset. */
const stripArgs = [
  ...words(
    '-c:v libx264 -preset veryfast -tune zerolatency -profile:v high -level:v 4.0 -qp 21 -pix_fmt yuv420p',
  ),
  ...words('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'),
  '-x264-params',
  'keyint=1:bframes=0:scenecut=0:weightp=0:stitchable=1:cabac=1:8x8dct=1:threads=1:rc-lookahead=0:sync-lookahead=0',
]
/** A program is replaced now and then, ended when nobody asks any more, and killed when it does not answer. */
const most = { pictures: 2000, idleMs: 20_000, answerMs: 20_000 } as const
/** One encoder is about 60 MB; the bound is that of every run. */
const limits = { timeoutMs: 120_000, memoryMb: 3000 }

type Waiting = { resolve: (coded: CodedStrip) => void; reject: (error: unknown) => void }
type Running = { child: ChildProcess; end: () => void; given: number; waiting?: Waiting | undefined }

/**
 * A program that stays open: starting one for each strip costs twenty times the strip. It is asked one picture at a time,
 * and ended when it says more than it was asked, so that no shop ever gets the strip of another one. Its answers come as
 * FLV, whose tags say how long they are, so the last slice needs no start code of a next one.
 */
export function openStripEncoder(program: MediaProgram, width: number, height: number): StripEncoder {
  let running: Running | undefined
  let rest: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  const drop = (one: Running, error: unknown) => {
    if (running === one) running = undefined
    one.waiting?.reject(error)
    one.waiting = undefined
    one.end()
  }
  const start = (): Running => {
    const { child, end } = startMedia(program, argsFor(width, height), limits, true)
    const one: Running = { child, end, given: 0 }
    // Nobody waits for it to end; what is asked holds the process by its timer.
    child.unref()
    for (const stream of child.stdio) (stream as Socket | null)?.unref()
    let said = ''
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000)
    })
    const fall = () => drop(one, new MediaFault('broken', said || 'the encoder of strips ended'))
    child.on('error', fall)
    child.on('close', fall)
    const read = readTags((coded) => {
      const { waiting } = one
      if (!waiting) throw new MediaFault('broken', 'a strip nobody asked for')
      one.waiting = undefined
      waiting.resolve(coded)
    })
    child.stdout!.on('data', (bytes: Buffer) => {
      try {
        read(bytes)
      } catch (error) {
        drop(one, error)
      }
    })
    return one
  }
  async function ask(picture: Uint8Array): Promise<CodedStrip> {
    clearTimeout(rest)
    if (running && running.given >= most.pictures) drop(running, new MediaFault('broken', 'replaced'))
    const one = (running ??= start())
    one.given += 1
    const timer = setTimeout(() => drop(one, new MediaFault('timeout', 'a strip')), most.answerMs)
    try {
      return await new Promise<CodedStrip>((resolve, reject) => {
        one.waiting = { resolve, reject }
        one.child.stdin!.write(picture)
      })
    } finally {
      clearTimeout(timer)
      if (running === one)
        rest = setTimeout(() => drop(one, new MediaFault('broken', 'idle')), most.idleMs).unref()
    }
  }
  return {
    encode(picture) {
      if (picture.length !== width * height * 4) throw new Error(`a strip has ${picture.length} bytes`)
      const turn = last.then(() => ask(picture))
      last = turn.catch(() => undefined)
      return turn
    },
    close() {
      clearTimeout(rest)
      if (running) drop(running, new MediaFault('cancelled', 'closed'))
    },
  }
}

const argsFor = (width: number, height: number): string[] => [
  ...quietArgs.filter((word) => word !== '-progress' && word !== 'pipe:1'),
  ...words('-probesize 32 -analyzeduration 0 -f rawvideo -pix_fmt rgba'),
  '-video_size',
  `${width}x${height}`,
  ...words('-framerate 25 -i pipe:0 -map 0:v:0 -an -vsync passthrough'),
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  ...stripArgs,
  ...words('-flush_packets 1 -flvflags no_duration_filesize -f flv pipe:1'),
]

const flvHead = 13
const tagHead = 11
/** A tag is that, its content, and its length again. */
const tagFoot = 4

/** Takes an FLV stream as it comes and tells each coded picture (Adobe's FLV 10.1, annex E). */
export function readTags(tell: (coded: CodedStrip) => void): (bytes: Buffer) => void {
  let left: Buffer = Buffer.alloc(0)
  let begun = false
  let sets: { sps: Buffer; pps: Buffer } | undefined
  return (bytes) => {
    left = left.length === 0 ? bytes : Buffer.concat([left, bytes])
    if (!begun) {
      if (left.length < flvHead) return
      left = left.subarray(flvHead)
      begun = true
    }
    while (left.length >= tagHead) {
      const length = left.readUIntBE(1, 3)
      if (left.length < tagHead + length + tagFoot) return
      const isVideo = (left[0]! & 31) === 9
      const content = left.subarray(tagHead, tagHead + length)
      left = left.subarray(tagHead + length + tagFoot)
      if (!isVideo || length < 5) continue
      if (content[1] === 0) sets = setsIn(content.subarray(5))
      if (content[1] === 1) {
        const slices = unitsIn(content.subarray(5)).filter((unit) => (unit[0]! & 31) === 5)
        if (!sets || slices.length !== 1) throw new MediaFault('broken', `a strip of ${slices.length} slices`)
        tell({ ...sets, slice: Buffer.from(slices[0]!) })
      }
    }
  }
}

/** The parameter sets of an AVCDecoderConfigurationRecord. */
function setsIn(config: Buffer): { sps: Buffer; pps: Buffer } {
  const end = 8 + config.readUInt16BE(6)
  return {
    sps: Buffer.from(config.subarray(8, end)),
    pps: Buffer.from(config.subarray(end + 3, end + 3 + config.readUInt16BE(end + 1))),
  }
}

function unitsIn(sample: Buffer): Buffer[] {
  const units: Buffer[] = []
  for (let at = 0; at + 4 <= sample.length;) {
    const length = sample.readUInt32BE(at)
    units.push(sample.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return units
}
