/** The scan of a baseline JPEG, between what stands before it and its end. */
export type Scan = {
  /** Everything up to the scan’s own head, with the height of the frame left out: equal for bands that fit together. */
  head: Buffer
  /** Where in `head` the height stands. */
  heightAt: number
  /** The scan’s own head. */
  begin: Buffer
  bytes: Buffer
}

const [startOfFrame, startOfScan] = [0xc0, 0xda]
/** Side of the squares that 4:2:0 is written in, in px. */
export const square = 16

/** Takes a JPEG apart; nothing when it is no plain baseline one. */
export function readScan(jpeg: Buffer): Scan | undefined {
  let heightAt = 0
  for (let at = 2; at + 4 < jpeg.length && jpeg[at] === 0xff;) {
    const [marker, length] = [jpeg[at + 1]!, jpeg.readUInt16BE(at + 2)]
    if (marker === startOfFrame) heightAt = at + 5
    if (marker === startOfScan) {
      if (!heightAt || jpeg.at(-2) !== 0xff || jpeg.at(-1) !== 0xd9) return undefined
      const head = Buffer.from(jpeg.subarray(0, at))
      head.writeUInt16BE(0, heightAt)
      const after = at + 2 + length
      return { head, heightAt, begin: jpeg.subarray(at, after), bytes: jpeg.subarray(after, -2) }
    }
    at += 2 + length
  }
  return undefined
}

/**
 * Joins two bands to one JPEG of `width` × `height`, of which the upper has `rows` rows: a multiple of `square`, and no
 * fewer than the lower. A band that was encoded alone is a restart interval already: its predictors began at zero and
 * its end is filled to a byte. Nothing when the bands were not written with the same tables.
 */
export function joinBands(
  upper: Scan,
  lower: Scan,
  { width, height, rows }: { width: number; height: number; rows: number },
): Buffer | undefined {
  const interval = (rows / square) * Math.ceil(width / square)
  if (interval > 0xff_ff || rows % square !== 0 || height - rows > rows) return undefined
  if (!upper.head.equals(lower.head) || !upper.begin.equals(lower.begin)) return undefined
  const restart = Buffer.from([0xff, 0xdd, 0, 4, interval >> 8, interval & 255])
  const file = Buffer.concat([
    upper.head,
    restart,
    upper.begin,
    upper.bytes,
    Buffer.from([0xff, 0xd0]),
    lower.bytes,
    Buffer.from([0xff, 0xd9]),
  ])
  file.writeUInt16BE(height, upper.heightAt)
  return file
}

/** How many rows at the top are the same in two pictures as wide as each other: whole squares only. */
export function equalRows(one: Uint8Array, other: Uint8Array, width: number): number {
  const step = width * 4 * square
  let at = 0
  while (
    at + step <= one.length &&
    Buffer.compare(one.subarray(at, at + step), other.subarray(at, at + step)) === 0
  )
    at += step
  return at / (width * 4)
}
