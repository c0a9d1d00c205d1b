/** Reads bits of an RBSP, the most significant first (H.264, 7.2 and 9.1). Throws a RangeError beyond its end. */
export class BitReader {
  readonly bytes: Uint8Array
  /** Bits read so far. */
  at = 0
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
  bit(): number {
    const byte = this.bytes[this.at >> 3]
    if (byte === undefined) throw new RangeError('no bits are left')
    const bit = (byte >> (7 - (this.at & 7))) & 1
    this.at += 1
    return bit
  }
  /** A number of `count` bits, 32 at most. */
  bits(count: number): number {
    let value = 0
    for (let i = 0; i < count; i++) value = value * 2 + this.bit()
    return value
  }
  /** An unsigned exp-Golomb number, ue(v). */
  ue(): number {
    let zeros = 0
    while (this.bit() === 0) if ((zeros += 1) > 31) throw new RangeError('no exp-Golomb number')
    return 2 ** zeros - 1 + this.bits(zeros)
  }
  /** A signed one, se(v). */
  se(): number {
    const code = this.ue()
    return code % 2 === 1 ? (code + 1) / 2 : code === 0 ? 0 : -code / 2
  }
}

/** Writes bits, the most significant first. */
export class BitWriter {
  readonly #bytes: number[] = []
  #last = 0
  #count = 0
  bit(bit: number): this {
    this.#last = (this.#last << 1) | bit
    this.#count += 1
    if ((this.#count & 7) === 0) {
      this.#bytes.push(this.#last)
      this.#last = 0
    }
    return this
  }
  bits(value: number, count: number): this {
    for (let i = count - 1; i >= 0; i--) this.bit(Math.floor(value / 2 ** i) & 1)
    return this
  }
  ue(value: number): this {
    const length = Math.floor(Math.log2(value + 1))
    return this.bits(0, length).bits(value + 1, length + 1)
  }
  se(value: number): this {
    return this.ue(value > 0 ? value * 2 - 1 : -value * 2)
  }
  /** Bits from `from` to `to` of somebody else's. */
  copy(bytes: Uint8Array, from: number, to: number): this {
    const reader = new BitReader(bytes)
    reader.at = from
    while (reader.at < to) this.bit(reader.bit())
    return this
  }
  /** Ones up to the next whole byte: what stands before the data of a CABAC slice. */
  align(bit: 0 | 1): this {
    while (this.#count & 7) this.bit(bit)
    return this
  }
  /** The bit every RBSP ends with, and zeros up to a whole byte. */
  stop(): this {
    return this.bit(1).align(0)
  }
  /** The whole bytes; there must be no bit beside them. */
  bytes(): Uint8Array {
    if (this.#count & 7) throw new RangeError('a byte is not complete')
    return Uint8Array.from(this.#bytes)
  }
}

/** Where the stop bit of an RBSP stands: everything before it says something. */
export function stopBitOf(rbsp: Uint8Array): number {
  let last = rbsp.length - 1
  while (last >= 0 && rbsp[last] === 0) last -= 1
  if (last < 0) throw new RangeError('no stop bit')
  const byte = rbsp[last]!
  return last * 8 + 7 - Math.log2(byte & -byte)
}

/** What a NAL unit carries behind its first byte, without the bytes that prevent start codes (7.4.1). */
export function rbspOf(nal: Uint8Array): Uint8Array {
  const out = new Uint8Array(nal.length - 1)
  let [length, zeros] = [0, 0]
  for (let i = 1; i < nal.length; i++) {
    const byte = nal[i]!
    if (zeros >= 2 && byte === 3) {
      zeros = 0
      continue
    }
    out[length++] = byte
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return out.subarray(0, length)
}

/** A NAL unit of a first byte and an RBSP, with the bytes that prevent start codes. */
export function nalOf(head: number, rbsp: Uint8Array): Buffer {
  const out = Buffer.allocUnsafe(1 + rbsp.length + (rbsp.length >> 1) + 1)
  out[0] = head
  let [length, zeros] = [1, 0]
  for (const byte of rbsp) {
    if (zeros >= 2 && byte <= 3) {
      out[length++] = 3
      zeros = 0
    }
    out[length++] = byte
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return out.subarray(0, length)
}
