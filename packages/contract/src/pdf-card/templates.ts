/** What a card is for: a visiting card of the business, or an ID card of one person. */
export const pdfCardKinds = ['visiting', 'id'] as const
/** One of `pdfCardKinds`. */
export type PdfCardKind = (typeof pdfCardKinds)[number]

/** Trim sizes in mm: visiting cards of India, CR80 (ISO/IEC 7810 ID-1), the usual event badge and A6. */
export const pdfSizes = {
  visiting: { width: 90, height: 55 },
  upright: { width: 55, height: 90 },
  cr80: { width: 85.6, height: 53.98 },
  cr80Upright: { width: 53.98, height: 85.6 },
  badge: { width: 86, height: 124 },
  a6: { width: 105, height: 148 },
} as const
/** One of `pdfSizes`. */
export type PdfSize = keyof typeof pdfSizes

/** Nothing that is read stands nearer to the trim than this, in mm. */
export const safeMargin = 3
/** How far a template paints beyond the trim, in mm. */
export const bleed = 3

/** Whom a template suits first; the gallery is filtered by it. */
export const pdfCategories = [
  'business',
  'office',
  'school',
  'college',
  'hospital',
  'event',
  'ngo',
  'club',
  'political',
  'visitor',
] as const
/** One of `pdfCategories`. */
export type PdfCategory = (typeof pdfCategories)[number]

type TemplateFacts = {
  kind: PdfCardKind
  size: PdfSize
  category: PdfCategory
  /** Width by height of the photograph, null where the template shows none. */
  photo: number | null
  /** The colours it is at its best in; a logo's own take their place. */
  colours: { main: string; accent: string }
}

/** Every template with what must be known of it before it is drawn; how it is drawn stands in `packages/pdf-card`. */
export const pdfTemplates = {
  slope: {
    kind: 'visiting',
    size: 'visiting',
    category: 'business',
    photo: null,
    colours: { main: '#12355b', accent: '#f2a541' },
  },
  awning: {
    kind: 'visiting',
    size: 'visiting',
    category: 'business',
    photo: null,
    colours: { main: '#b3261e', accent: '#ffd27a' },
  },
  jharokha: {
    kind: 'visiting',
    size: 'visiting',
    category: 'business',
    photo: null,
    colours: { main: '#2b1336', accent: '#d9a441' },
  },
  ledger: {
    kind: 'visiting',
    size: 'visiting',
    category: 'office',
    photo: null,
    colours: { main: '#26303b', accent: '#9a7b4f' },
  },
  ripple: {
    kind: 'visiting',
    size: 'visiting',
    category: 'office',
    photo: 1,
    colours: { main: '#0b6b6b', accent: '#7fd1b9' },
  },
  plan: {
    kind: 'visiting',
    size: 'visiting',
    category: 'office',
    photo: null,
    colours: { main: '#123a6b', accent: '#ff8a3d' },
  },
  tower: {
    kind: 'visiting',
    size: 'upright',
    category: 'business',
    photo: 1,
    colours: { main: '#3d2c6e', accent: '#f27aa2' },
  },
  air: {
    kind: 'visiting',
    size: 'visiting',
    category: 'office',
    photo: null,
    colours: { main: '#1f7a4d', accent: '#e0c15a' },
  },
  mandala: {
    kind: 'visiting',
    size: 'visiting',
    category: 'business',
    photo: null,
    colours: { main: '#8c1d40', accent: '#f5c26b' },
  },
  fold: {
    kind: 'visiting',
    size: 'visiting',
    category: 'office',
    photo: null,
    colours: { main: '#1d3f5e', accent: '#f26b5b' },
  },
  campus: {
    kind: 'id',
    size: 'cr80Upright',
    category: 'school',
    photo: 0.8,
    colours: { main: '#1b4f9c', accent: '#f6b73c' },
  },
  lanyard: {
    kind: 'id',
    size: 'cr80Upright',
    category: 'office',
    photo: 0.8,
    colours: { main: '#141d2b', accent: '#2fb5d2' },
  },
  desk: {
    kind: 'id',
    size: 'cr80',
    category: 'office',
    photo: 0.8,
    colours: { main: '#7a1f3d', accent: '#f0b8a0' },
  },
  ward: {
    kind: 'id',
    size: 'cr80',
    category: 'hospital',
    photo: 0.8,
    colours: { main: '#0e7c66', accent: '#e4574c' },
  },
  stage: {
    kind: 'id',
    size: 'badge',
    category: 'event',
    photo: 0.8,
    colours: { main: '#5b21b6', accent: '#fbbf24' },
  },
  seva: {
    kind: 'id',
    size: 'cr80Upright',
    category: 'ngo',
    photo: 1,
    colours: { main: '#c2501b', accent: '#2e7d4f' },
  },
  pass: {
    kind: 'id',
    size: 'cr80',
    category: 'visitor',
    photo: 0.8,
    colours: { main: '#2f3b2f', accent: '#d7b34a' },
  },
  member: {
    kind: 'id',
    size: 'cr80',
    category: 'club',
    photo: 0.8,
    colours: { main: '#10261f', accent: '#d8b25a' },
  },
  notebook: {
    kind: 'id',
    size: 'cr80',
    category: 'school',
    photo: 0.8,
    colours: { main: '#22577a', accent: '#ffd166' },
  },
  leader: {
    kind: 'visiting',
    size: 'visiting',
    category: 'political',
    photo: 0.6,
    colours: { main: '#c75b12', accent: '#1f7a3d' },
  },
  ticket: {
    kind: 'visiting',
    size: 'visiting',
    category: 'business',
    photo: null,
    colours: { main: '#5a1f4f', accent: '#ffb84d' },
  },
  crest: {
    kind: 'id',
    size: 'cr80Upright',
    category: 'college',
    photo: 0.8,
    colours: { main: '#5b1a2b', accent: '#d9a441' },
  },
  quad: {
    kind: 'id',
    size: 'cr80',
    category: 'college',
    photo: 0.8,
    colours: { main: '#1e4d3a', accent: '#d8a54a' },
  },
  kite: {
    kind: 'id',
    size: 'cr80Upright',
    category: 'school',
    photo: 1,
    colours: { main: '#2563a8', accent: '#ff9e42' },
  },
  grid: {
    kind: 'id',
    size: 'cr80',
    category: 'office',
    photo: 0.75,
    colours: { main: '#1b1f2a', accent: '#ff5a36' },
  },
  pulse: {
    kind: 'id',
    size: 'cr80Upright',
    category: 'hospital',
    photo: 0.8,
    colours: { main: '#0a5e86', accent: '#e5484d' },
  },
  conclave: {
    kind: 'id',
    size: 'a6',
    category: 'event',
    photo: 1,
    colours: { main: '#0f2f4f', accent: '#2ec4a6' },
  },
  sprout: {
    kind: 'id',
    size: 'cr80',
    category: 'ngo',
    photo: 1,
    colours: { main: '#2f6b3c', accent: '#c9a227' },
  },
  pitch: {
    kind: 'id',
    size: 'cr80Upright',
    category: 'club',
    photo: 0.8,
    colours: { main: '#14643c', accent: '#ffd23f' },
  },
  counter: {
    kind: 'id',
    size: 'cr80',
    category: 'business',
    photo: 0.8,
    colours: { main: '#8f2f1d', accent: '#ffc46b' },
  },
  rally: {
    kind: 'id',
    size: 'cr80Upright',
    category: 'political',
    photo: 1,
    colours: { main: '#1f5fa8', accent: '#ff9d2e' },
  },
  gate: {
    kind: 'id',
    size: 'cr80Upright',
    category: 'visitor',
    photo: 0.8,
    colours: { main: '#2b3a67', accent: '#b08d3c' },
  },
} as const satisfies Record<string, TemplateFacts>

/** The name of a template. */
export type PdfTemplateCode = keyof typeof pdfTemplates
/** Names of all templates, in the order of the gallery. */
export const pdfTemplateCodes = Object.keys(pdfTemplates) as [PdfTemplateCode, ...PdfTemplateCode[]]

/** What is known of a template. */
export const templateOf = (code: PdfTemplateCode): TemplateFacts => pdfTemplates[code]
/** Width and height of a template's card in mm, at the trim. */
export const sizeOfTemplate = (code: PdfTemplateCode): { width: number; height: number } =>
  pdfSizes[templateOf(code).size]
