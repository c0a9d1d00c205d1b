// The scripts of India stand in Unicode one after the other in one order, each in a block of 128 (ISCII, IS 13194).
const blocks = {
  devanagari: 0x900,
  bengali: 0x980,
  gurmukhi: 0xa00,
  gujarati: 0xa80,
  oriya: 0xb00,
  tamil: 0xb80,
  telugu: 0xc00,
  kannada: 0xc80,
  malayalam: 0xd00,
} as const
const [firstBlock, lastBlock] = [blocks.devanagari, blocks.malayalam]

const letters = (from: number, words: string): [number, string][] =>
  words.split(' ').map((word, place) => [from + place, word])

const consonants = new Map<number, string>([
  ...letters(0x15, 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p f b bh m y r r l l l v sh sh s h'),
  ...letters(0x58, 'k kh g j d dh f y'),
])
const vowels = new Map<number, string>(letters(0x05, 'a aa i i u u ri l e e e ai o o o au'))
const signs = new Map<number, string>(letters(0x3e, 'aa i i u u ri ri e e e ai o o o au'))
const nasals = new Set([0x01, 0x02])
const [nukta, virama] = [0x3c, 0x4d]

type Kind = 'consonant' | 'closed' | 'vowel' | 'nasal' | 'other'
const of = (kind: Kind, from: number, words: string) =>
  letters(from, words).map(([place, text]): [number, { text: string; kind: Kind }] => [place, { text, kind }])

/** What a script has of its own at a place that means something else, or nothing, in the others. */
const own: Record<number, Map<number, { text: string; kind: Kind }>> = {
  [blocks.bengali]: new Map([...of('closed', 0x4e, 't'), ...of('consonant', 0x70, 'r v')]),
  [blocks.gurmukhi]: new Map([
    ...of('consonant', 0x5c, 'r'),
    ...of('nasal', 0x70, 'n'),
    ...of('vowel', 0x72, 'i u'),
  ]),
  [blocks.oriya]: new Map(of('consonant', 0x71, 'v')),
  [blocks.tamil]: new Map(of('consonant', 0x34, 'zh')),
  [blocks.malayalam]: new Map([...of('consonant', 0x34, 'zh'), ...of('closed', 0x7a, 'n n r l l k')]),
}
/** Whose dot at the end of a word is an m: vratam, onam. */
const dotted = new Set<number>([blocks.telugu, blocks.kannada, blocks.malayalam])

// Tamil writes one letter for a sound with and without voice; its place in the word tells.
const voiced: Record<string, string> = { k: 'g', t: 'd', p: 'b', ch: 's' }

type Sound = { text: string; kind: Kind; block: number }

/** The letters of a text one by one; a consonant without a sign of its own is followed by an a. */
function soundsOf(text: string): Sound[] {
  const sounds: Sound[] = []
  let open = false
  const add = (sound: Sound) => {
    if (open) sounds.push({ text: 'a', kind: 'vowel', block: 0 })
    sounds.push(sound)
    open = sound.kind === 'consonant'
  }
  for (const letter of text.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0
    const place = code & 0x7f
    const block = code - place
    if (code < firstBlock || block > lastBlock) {
      // Joiners only change how letters look.
      if (code === 0x200c || code === 0x200d) continue
      add({ text: letter, kind: 'other', block: 0 })
      continue
    }
    const special = own[block]?.get(place)
    if (special !== undefined) add({ ...special, block })
    else if (place === nukta) continue
    else if (place === virama) open = false
    else if (signs.has(place)) {
      sounds.push({ text: signs.get(place)!, kind: 'vowel', block })
      open = false
    } else if (nasals.has(place)) add({ text: 'n', kind: 'nasal', block })
    else if (place >= 0x66 && place <= 0x6f) add({ text: String(place - 0x66), kind: 'other', block })
    else if (consonants.has(place)) add({ text: consonants.get(place)!, kind: 'consonant', block })
    else if (vowels.has(place)) add({ text: vowels.get(place)!, kind: 'vowel', block })
  }
  // At the end nobody speaks it, but it is there.
  return open ? [...sounds, { text: '', kind: 'vowel', block: 0 }] : sounds
}

/** The scripts of India letter by letter in Latin ones; other text as it is. */
function romaniseIndic(text: string, isSpoken = true): string {
  const sounds = soundsOf(text)
  return sounds
    .map(({ text: sound, kind, block }, at) => {
      const [before, after] = [sounds[at - 1], sounds[at + 1]]
      if (kind === 'nasal' && dotted.has(block) && (!after || after.kind === 'other')) return 'm'
      if (block !== blocks.tamil || kind !== 'consonant') return sound
      const isSoft =
        isSpoken &&
        before !== undefined &&
        (/^[nm]/.test(before.text) || (before.kind === 'vowel' && after?.kind === 'vowel'))
      return isSoft ? (voiced[sound] ?? sound) : sound
    })
    .join('')
}

// Urdu. Short vowels are not written; what stands for a long one may be a consonant (below).
const urdu = new Map<string, string>(
  (
    'اa آa أa بb پp تt ٹt ثs جj چch حh خkh دd ڈd ذz رr ڑr زz ژz سs شsh صs ضz طt ظz عa غg فf قk کk كk گg لl مm نn ںn ' +
    'وv ؤv ہh ھh هh ةh ۃh یy يy ىa ئy ےe ء'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/** Urdu letter by letter: v and y are long vowels where no vowel stands beside them. */
function romaniseUrdu(text: string): string {
  const list = [...text.normalize('NFC')]
  const sounds = list.map((letter) => urdu.get(letter) ?? (/\p{M}/u.test(letter) ? '' : letter))
  return sounds
    .map((sound, at) => {
      if (sound !== 'v' && sound !== 'y') return sound
      const [before, after] = [sounds[at - 1] ?? '', sounds[at + 1] ?? '']
      const isFirst = !/\p{L}/u.test(before)
      if (isFirst) return sound
      if (/^[ae]/.test(after) || /^a/.test(before)) return sound === 'v' ? 'v' : 'y'
      return sound === 'v' ? 'o' : 'i'
    })
    .join('')
}

/** Words of any script of India, and of Urdu, letter by letter in Latin ones; other text as it is. */
export function romanise(text: string): string {
  const indic = romaniseIndic(text)
  return /\p{Script=Arabic}/u.test(indic) ? romaniseUrdu(indic) : indic
}

/** Tamil as it is written, every stop without voice: some write keetha for gita. Nothing for other scripts. */
export const hardTamil = (text: string | undefined): string =>
  text && /\p{Script=Tamil}/u.test(text) ? romaniseIndic(text, false) : ''
