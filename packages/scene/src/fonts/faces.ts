/** Scripts the product writes. */
export const scripts = [
  'latin',
  'devanagari',
  'gujarati',
  'bengali',
  'gurmukhi',
  'oriya',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'arabic',
] as const
/** One of `scripts`. */
export type Script = (typeof scripts)[number]

/**
 * The hands a scene can be set in. Each has a face of its own for the scripts of its character; `sans` has all.
 * `brush` is written by hand, `display` fat and festive, `festive` drawn with a broad pen, `poster` loud; these four come
 * in one or two weights.
 */
export const families = [
  'sans',
  'serif',
  'rounded',
  'condensed',
  'brush',
  'display',
  'festive',
  'poster',
] as const
/** One of `families`. */
export type Family = (typeof families)[number]
/** Thickness of the letters. */
export const weights = ['regular', 'bold'] as const
/** One of `weights`. */
export type Weight = (typeof weights)[number]

/** One font file: the package of npm it comes from, and which file of it. */
export type Face = { id: string; package: string; file: string; subset: string }

type Source = { package: string; regular: number; bold: number }
const source = (name: string, regular = 500, bold = 700): Source => ({ package: name, regular, bold })

/** The font package of each family and script. */
const sources: Record<Family, Partial<Record<Script, Source>>> = {
  sans: {
    latin: source('plus-jakarta-sans', 500, 800),
    devanagari: source('noto-sans-devanagari'),
    gujarati: source('noto-sans-gujarati'),
    bengali: source('noto-sans-bengali'),
    gurmukhi: source('noto-sans-gurmukhi'),
    oriya: source('noto-sans-oriya'),
    tamil: source('noto-sans-tamil'),
    telugu: source('noto-sans-telugu'),
    kannada: source('noto-sans-kannada'),
    malayalam: source('noto-sans-malayalam'),
    arabic: source('noto-nastaliq-urdu'),
  },
  serif: {
    latin: source('noto-serif-display', 500, 700),
    devanagari: source('noto-serif-devanagari'),
    gujarati: source('noto-serif-gujarati'),
    tamil: source('noto-serif-tamil'),
  },
  rounded: {
    latin: source('baloo-2'),
    devanagari: source('baloo-2'),
    gujarati: source('baloo-bhai-2'),
    tamil: source('baloo-thambi-2'),
  },
  condensed: { latin: source('teko', 400, 600), devanagari: source('teko', 400, 600) },
  brush: {
    latin: source('kaushan-script', 400, 400),
    devanagari: source('kalam', 400, 700),
    gujarati: source('farsan', 400, 400),
    bengali: source('atma', 500, 700),
    tamil: source('kavivanar', 400, 400),
    telugu: source('ravi-prakash', 400, 400),
    arabic: source('noto-naskh-arabic'),
  },
  display: {
    latin: source('rozha-one', 400, 400),
    devanagari: source('rozha-one', 400, 400),
    gujarati: source('shrikhand', 400, 400),
    tamil: source('baloo-thambi-2'),
    arabic: source('noto-naskh-arabic', 700, 700),
  },
  festive: {
    latin: source('yatra-one', 400, 400),
    devanagari: source('yatra-one', 400, 400),
    gujarati: source('mogra', 400, 400),
    bengali: source('galada', 400, 400),
    tamil: source('baloo-thambi-2'),
    telugu: source('ramaraja', 400, 400),
    arabic: source('gulzar', 400, 400),
  },
  poster: {
    latin: source('anton', 400, 400),
    devanagari: source('teko', 600, 600),
    gujarati: source('mogra', 400, 400),
    tamil: source('baloo-thambi-2', 700, 700),
    arabic: source('noto-naskh-arabic', 700, 700),
  },
}
/** For letters of European languages, arrows and signs of money that a family's own Latin face lacks. */
const wide = source('noto-sans')

const face = (from: Source, subset: string, weight: Weight): Face => {
  const file = `${from.package}-${subset}-${from[weight]}-normal.woff2`
  return {
    id: `scene-${from.package}-${subset}-${from[weight]}`,
    package: `@fontsource/${from.package}`,
    file,
    subset,
  }
}

/**
 * All faces a text may be set in, in the order in which they are asked: Latin, the scripts, those with letters of European
 * languages, and last those of `sans` for what the family's own faces lack, such as ॅ of Marathi in a narrow hand.
 */
export function facesOf(family: Family, weight: Weight): readonly Face[] {
  const key = `${family} ${weight}`
  const known = made.get(key) ?? makeFaces(family, weight)
  made.set(key, known)
  return known
}
const made = new Map<string, readonly Face[]>()
function makeFaces(family: Family, weight: Weight): Face[] {
  const of = (own: Partial<Record<Script, Source>>): Face[] => {
    const latin = own.latin ?? sources.sans.latin!
    return [
      face(latin, 'latin', weight),
      face(latin, 'latin-ext', weight),
      ...scripts
        .filter((script) => script !== 'latin')
        .map((script) => face(own[script] ?? sources.sans[script]!, script, weight)),
    ]
  }
  return once([...of(sources[family]), face(wide, 'latin-ext', weight), ...of(sources.sans)])
}

const once = (faces: readonly Face[]): Face[] => [...new Map(faces.map((one) => [one.id, one])).values()]

/** Every face there is, once. */
export const allFaces: readonly Face[] = once(
  families.flatMap((family) => weights.flatMap((weight) => facesOf(family, weight))),
)
