/** A drawn scene: its size in px and the print of its pixels. */
export type Drawn = { size: [number, number]; print: string }

/** A short print of RGBA pixels, equal for equal pictures; runs in the browser and here, so that megabytes need not travel. */
export function printOf(
  bytes: ArrayLike<number> & { buffer: ArrayBufferLike; byteOffset: number; byteLength: number },
): string {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2)
  let [one, two] = [0x811c9dc5, 0x9e3779b9]
  for (const word of words) {
    one = Math.imul(one ^ word, 0x01000193)
    one ^= one >>> 15
    two = Math.imul((two << 5) ^ (two >>> 27) ^ word, 0x85ebca6b)
  }
  return [one, two, words.length].map((part) => (part >>> 0).toString(16)).join('-')
}
