import type { Element } from '@parichay/scene/element.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { type VideoTemplateContent, videoSizes, type VideoValues } from '@parichay/contract/video/template.ts'
import { lettersOf } from '@parichay/contract/video/rules.ts'

/** The largest file WhatsApp takes as a film, with room for what counts otherwise. */
export const whatsappBytes = 15_500_000
/** Runs of a film after which it is given up: those that broke, and all, killed ones among them. */
export const mostFaults = 2
/** See `mostFaults`. */
export const mostRuns = 12
/** A run that said nothing for so long will not end; runs say something every few seconds. */
export const silentMs = 15_000
/** A film that waits for so long may have lost its job. */
export const lostMs = 900_000

/** A scene with the sample watermark over all of it, for a film that nothing paid for. */
export function withSampleMark(scene: Scene): Scene {
  const { width, height } = scene
  const rows = Math.round(height / 360)
  const marks = Array.from({ length: rows }, (_, i): Element => {
    const y = ((i + 0.5) * height) / rows - 70
    return {
      kind: 'text',
      box: { x: width * 0.05, y, width: width * 0.9, height: 140 },
      text: 'SAMPLE',
      family: 'sans',
      weight: 'bold',
      size: 130,
      minSize: 130,
      maxLines: 1,
      align: 'centre',
      fill: '#ffffff',
      outline: { colour: '#000000', width: 3 },
      opacity: 0.38,
      rotation: -18,
    } as Element
  })
  return { ...scene, layers: [...scene.layers, ...marks] }
}

const words: Record<string, readonly string[]> = {
  en: ['Now', 'open', 'new', 'in', 'town'],
  hi: ['शुद्ध', 'मिठाइयाँ', 'त्योहारों', 'के', 'विशेष', 'प्रस्ताव', 'स्वादिष्ट', 'व्यंजन'],
  ta: ['சிறப்புச்', 'சலுகைகள்', 'திருவிழாவுக்கான', 'புத்தாடைகள்', 'குடும்பத்தினருக்கு'],
}

/** What a test film says: short words in English, long ones as far as each slot lets in the others. Pure. */
export function testValues({ slots, music }: VideoTemplateContent, language: string): VideoValues {
  const fill = (longest: number) => {
    const known = words[language] ?? words['en']!
    let text = known[0]!
    for (let i = 1; ; i++) {
      const longer = `${text} ${known[i % known.length]!}`
      if (lettersOf(longer) > longest || (language === 'en' && i > 2)) return text
      text = longer
    }
  }
  const of = (type: string) => slots.filter((slot) => slot.type === type)
  return {
    texts: Object.fromEntries(of('text').map(({ key, longest = 60 }) => [key, fill(longest)])),
    pictures: Object.fromEntries(of('image').map(({ key }) => [key, { documentId: 1, crop: null }])),
    colours: Object.fromEntries(of('colour').map((slot) => [slot.key, slot.default])),
    hasLogo: of('logo').length > 0,
    music,
    language: language as VideoValues['language'],
  }
}

/** The slots of a template that take a clip. */
export const clipSlots = ({ slots }: Pick<VideoTemplateContent, 'slots'>): string[] =>
  slots.flatMap(({ key, type }) => (type === 'clip' ? [key] : []))

/** A picture that stands in the places of a test film: light and dark, so that type over it shows its faults. */
export const testPicture = (size = 900): Scene => ({
  version: 2,
  unit: 'px',
  width: size,
  height: size,
  language: 'en',
  background: '#c8b48a',
  layers: [
    {
      kind: 'shape',
      box: { x: 0, y: 0, width: size, height: size / 2 },
      outline: { type: 'rect' },
      fill: '#f3ead6',
    },
    {
      kind: 'shape',
      box: { x: size * 0.2, y: size * 0.25, width: size * 0.6, height: size * 0.6 },
      outline: { type: 'ellipse' },
      fill: '#7a2e1f',
    },
  ] as Element[],
})

/** Pixels of a film. */
export const sizeOfFilm = ({ shape }: Pick<VideoTemplateContent, 'shape'>) => videoSizes[shape]
