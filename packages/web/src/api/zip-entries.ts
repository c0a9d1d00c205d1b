import { Inflate } from 'fflate'

/** A file within a ZIP, as the list at its end says. `packed` and `size` in bytes. */
export type ZipEntry = {
  name: string
  isLocked: boolean
  method: number
  packed: number
  size: number
  /** Where its own head begins. */
  at: number
}

/** The list of a ZIP may be so long, in bytes: 6,000 names have less than one million. */
const longestList = 16 * 2 ** 20
const signs = {
  end: 0x06054b50,
  wideEnd: 0x06064b50,
  wideWay: 0x07064b50,
  listed: 0x02014b50,
  head: 0x04034b50,
}
/** Stands in 32 bits where the number is in 64 bits elsewhere (APPNOTE 4.4.1.4). */
const elsewhere = 0xffffffff

async function viewOf(file: File, from: number, length: number): Promise<DataView<ArrayBuffer>> {
  if (from < 0 || from + length > file.size) throw new Error('the ZIP ends before it should')
  return new DataView(await file.slice(from, from + length).arrayBuffer())
}

/**
 * The files of a ZIP. The list at the end is read, not the heads in between: programs that write in one go, such as those of
 * Macs, leave sizes out of the heads. Throws for what is no ZIP.
 */
export async function zipEntries(file: File, most: number): Promise<ZipEntry[] | 'tooMany'> {
  const from = Math.max(0, file.size - 65_557)
  const tail = await viewOf(file, from, file.size - from)
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== signs.end) end--
  if (end < 0) throw new Error('no list at the end')
  let count = tail.getUint16(end + 10, true)
  let length = tail.getUint32(end + 12, true)
  let at = tail.getUint32(end + 16, true)
  let behind = from + end
  if (end >= 20 && tail.getUint32(end - 20, true) === signs.wideWay) {
    behind = Number(tail.getBigUint64(end - 12, true))
    const wide = await viewOf(file, behind, 56)
    if (wide.getUint32(0, true) !== signs.wideEnd) throw new Error('the wide end is not where it should be')
    count = Number(wide.getBigUint64(32, true))
    length = Number(wide.getBigUint64(40, true))
    at = Number(wide.getBigUint64(48, true))
  }
  if (count > most || length > longestList) return 'tooMany'
  // What stands before a ZIP, such as a program that unpacks it, moves all of it.
  const moved = behind - length - at
  const list = await viewOf(file, at + moved, length)
  const entries: ZipEntry[] = []
  for (let place = 0; place + 46 <= length && list.getUint32(place, true) === signs.listed;) {
    if (entries.length >= most) return 'tooMany'
    const nameLength = list.getUint16(place + 28, true)
    const extraLength = list.getUint16(place + 30, true)
    const nameFrom = place + 46
    if (nameFrom + nameLength + extraLength > length) throw new Error('the list ends before it should')
    const flags = list.getUint16(place + 8, true)
    const numbers = {
      size: list.getUint32(place + 24, true),
      packed: list.getUint32(place + 20, true),
      at: list.getUint32(place + 42, true),
    }
    widen(numbers, new DataView(list.buffer, nameFrom + nameLength, extraLength))
    entries.push({
      name: nameOf(new Uint8Array(list.buffer, nameFrom, nameLength)),
      isLocked: (flags & 1) === 1,
      method: list.getUint16(place + 10, true),
      ...numbers,
      at: numbers.at + moved,
    })
    place = nameFrom + nameLength + extraLength + list.getUint16(place + 32, true)
  }
  return entries
}

/** Numbers that need 64 bits stand in a field of their own, in this order, and only those (APPNOTE 4.5.3). */
function widen(numbers: { size: number; packed: number; at: number }, extra: DataView): void {
  for (let place = 0; place + 4 <= extra.byteLength; place += 4 + extra.getUint16(place + 2, true)) {
    if (extra.getUint16(place, true) !== 1) continue
    let next = place + 4
    for (const name of ['size', 'packed', 'at'] as const) {
      if (numbers[name] !== elsewhere || next + 8 > extra.byteLength) continue
      numbers[name] = Number(extra.getBigUint64(next, true))
      next += 8
    }
    return
  }
}

/** Macs write names in UTF-8 and do not say so; old programs of Windows wrote the letters of their country. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The bytes of a file in a ZIP, at most `most` of them; null for one that is larger than it says, locked, broken or packed in a rare manner. */
export async function unpackEntry(file: File, entry: ZipEntry, most: number): Promise<Blob | null> {
  const { at, packed, method, isLocked } = entry
  if (isLocked || packed > most || (method !== 0 && method !== 8)) return null
  try {
    const head = await viewOf(file, at, 30)
    if (head.getUint32(0, true) !== signs.head || (head.getUint16(6, true) & 1) === 1) return null
    const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true)
    const bytes = await viewOf(file, from, packed)
    if (method === 0) return new Blob([bytes])
    return inflate(new Uint8Array(bytes.buffer), most)
  } catch {
    return null
  }
}

const pieceBytes = 65_536
/** Unpacks piece by piece, so that a bomb is stopped before it is whole. */
function inflate(packed: Uint8Array, most: number): Blob | null {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  let isWhole = false
  const unpacking = new Inflate((part, isLast) => {
    bytes += part.length
    parts.push(part as Uint8Array<ArrayBuffer>)
    isWhole ||= isLast
  })
  for (let at = 0; at < packed.length && bytes <= most; at += pieceBytes)
    unpacking.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length)
  return isWhole && bytes <= most ? new Blob(parts) : null
}
