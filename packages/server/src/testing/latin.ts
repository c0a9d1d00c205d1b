// How people write the scripts of India in Latin letters, apart from how the search reads them: aspirates and long vowels
// are kept, the south writes th for the dental, and the last a of a word is dropped in the north.
const consonants =
  'k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(' ')
const vowels = 'a aa i ee u oo ri l e e e ai o o o au'.split(' ')
const signs = 'aa i ee u oo ri ri e e e ai o o o au'.split(' ')
const more: Record<number, string> = { 0x58: 'q', 0x59: 'kh', 0x5a: 'gh', 0x5b: 'z', 0x5c: 'r', 0x5d: 'rh', 0x5e: 'f', 0x5f: 'y' } // prettier-ignore
const chillu: Record<number, string> = { 0x7a: 'n', 0x7b: 'n', 0x7c: 'r', 0x7d: 'l', 0x7e: 'l', 0x7f: 'k' }
const soft: Record<string, string> = { k: 'g', ch: 's', t: 'd', p: 'b' }
const southern = new Set([0xb80, 0xc00, 0xc80, 0xd00])

/** A name as somebody without its keyboard types it. */
export function latinOf(name: string): string {
  return name
    .normalize('NFC')
    .split(/(\s+)/)
    .map((word) => word && latinWord(word))
    .join('')
}

function latinWord(word: string): string {
  let out = ''
  let open = false
  let south = false
  const list = [...word.replace(/[\u200c\u200d]/g, '')]
  for (const [at, letter] of list.entries()) {
    const code = letter.codePointAt(0) ?? 0
    const place = code & 0x7f
    const block = code - place
    if (block < 0x900 || block > 0xd00) {
      out += letter
      continue
    }
    south ||= southern.has(block)
    if (place === 0x3c || (block === 0xa00 && place === 0x71)) continue
    if (place === 0x4d) {
      out = out.replace(/a$/, '')
      open = false
    } else if (place >= 0x3e && place <= 0x4c) {
      out = (open ? out.slice(0, -1) : out) + (signs[place - 0x3e] ?? '')
      open = false
    } else if (place === 0x01 || place === 0x02 || (block === 0xa00 && place === 0x70)) {
      out += southern.has(block) && block !== 0xb80 ? 'm' : 'n'
      open = false
    } else if (block === 0xd00 && chillu[place]) {
      out += chillu[place]
      open = false
    } else if (place === 0x4e && block === 0x980) out += 't'
    else if (place >= 0x05 && place <= 0x14) {
      out += vowels[place - 0x05] ?? ''
      open = false
    } else {
      // A nasal before the consonant of its row is an n; the r and v of Assam and Odisha stand apart.
      const nasal =
        (place === 0x19 || place === 0x1e) && (list[at + 1]?.codePointAt(0) ?? 0) % 0x80 === 0x4d
          ? 'n'
          : undefined
      const special = place === 0x70 ? 'r' : place === 0x71 ? 'v' : undefined
      const plain = nasal ?? special ?? more[place] ?? consonants[place - 0x15] ?? ''
      // Tamil writes one letter for the sound with and without voice.
      const follows = (list[at + 1]?.codePointAt(0) ?? 0) % 0x80
      const isSoft = block === 0xb80 && /([aeiou]|[nm])$/.test(out) && follows !== 0x4d
      const dental =
        isSoft && soft[plain] ? soft[plain]! : southern.has(block) && place === 0x24 ? 'th' : plain
      out += `${dental}a`
      open = true
    }
  }
  return open && !south && out.length > 3 ? out.replace(/(?<=[aeiou][a-z]h?)a$/, '') : out
}
