import type { VideoCover, VideoFacts } from './fields.ts'
import { type VideoSlot, type VideoTemplateContent, type VideoValues } from './template.ts'

type Slotted = Pick<VideoTemplateContent, 'slots' | 'music'>

/** Letters as people count them: a conjunct is one. */
export const lettersOf = (text: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length

/** As many letters of a text as are allowed, whole ones. */
export const firstLetters = (text: string, most: number | undefined): string =>
  most === undefined || text.length <= most || lettersOf(text) <= most
    ? text
    : [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)]
        .slice(0, most)
        .map(({ segment }) => segment)
        .join('')
        .trim()

function factFor({ from, nth = 0 }: VideoSlot, facts: VideoFacts): string {
  if (from === undefined || from === 'productPicture') return ''
  if (from === 'productName') return facts.products[nth]?.name ?? ''
  if (from === 'productPrice') return facts.products[nth]?.price ?? ''
  return facts[from] ?? ''
}

/** What a new film of a template begins with: the business's facts and products, else the template's own words. Pure. */
export function startValues({ slots, music }: Slotted, facts: VideoFacts): VideoValues {
  const of = (type: VideoSlot['type']) => slots.filter((slot) => slot.type === type)
  const texts = of('text').map((slot) => {
    const known = factFor(slot, facts)
    // A name that was cut means nothing; the template's own word does.
    const fits = slot.longest === undefined || lettersOf(known) <= slot.longest
    const own = slot.defaults?.[facts.language] || slot.default
    return [slot.key, known && fits ? known : firstLetters(own || known, slot.longest)] as const
  })
  const pictured = facts.products.flatMap(({ picture }) => picture ?? [])
  const pictures = of('image').flatMap((slot, i) => {
    const picture = pictured[slot.nth ?? i]
    return slot.from === 'productPicture' && picture
      ? [[slot.key, { documentId: picture.documentId, crop: null }] as const]
      : []
  })
  return {
    texts: Object.fromEntries(texts),
    pictures: Object.fromEntries(pictures),
    colours: Object.fromEntries(
      of('colour').map((slot) => [slot.key, factFor(slot, facts) || slot.default] as const),
    ),
    hasLogo: of('logo').length > 0 && facts.logoUrl !== null,
    music: of('music')[0]?.default || music,
    language: facts.language,
  }
}

/** What keeps a film from being made: a slot and why. */
export type SlotFault = { key: string; why: 'missing' | 'tooLong' }

/** What is missing or too long, in the order of the slots. Pure; both sides ask it. */
export const slotFaults = ({ slots }: Slotted, values: VideoValues): SlotFault[] =>
  slots.flatMap((slot): SlotFault[] => {
    const { key, type, isRequired, longest } = slot
    if (type === 'text') {
      const text = values.texts[key] ?? ''
      if (isRequired && !text) return [{ key, why: 'missing' }]
      return longest !== undefined && lettersOf(text) > longest ? [{ key, why: 'tooLong' }] : []
    }
    if (type === 'image') return isRequired && !values.pictures[key] ? [{ key, why: 'missing' }] : []
    return []
  })

/** The number of the own music that a film's values name; null for a track of ours or silence. */
export const ownMusicOf = ({ music }: Pick<VideoValues, 'music'>): number | null => {
  const no = /^own:([1-9]\d{0,9})$/.exec(music)?.[1]
  return no === undefined ? null : Number(no)
}
/**
 * Whether no film of a premium template can be made, not even a sample: nothing pays for it. What is used up is no lock, for the plan has
 * films; of what is suspended the call says so. Pure.
 */
export const isPremiumLocked = (isPremium: boolean, { by, why }: Pick<VideoCover, 'by' | 'why'>): boolean =>
  isPremium && by === 'none' && why !== 'usedUp' && why !== 'usedUpToday' && why !== 'suspended'

/** How values name an own music. */
export const ownMusicCode = (soundId: number): string => `own:${soundId}`

/** The clips that a film's values name, by their slots; none where there are none. */
export const clipsOf = ({ clips = {} }: Pick<VideoValues, 'clips'>): NonNullable<VideoValues['clips']> =>
  clips

/** The values without what this template has no slot for, so that equal films are equal words. */
export function ownValues({ slots }: Slotted, values: VideoValues): VideoValues {
  const keys = (type: VideoSlot['type']) => slots.filter((slot) => slot.type === type).map(({ key }) => key)
  const only = <T>(all: Record<string, T>, type: VideoSlot['type']): Record<string, T> =>
    Object.fromEntries(
      keys(type).flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]] as const])),
    )
  const { clips: _all, ...rest } = values
  const clips = only(clipsOf(values), 'clip')
  return {
    ...rest,
    // A film without clips says the same as it did before there were any.
    ...(Object.keys(clips).length > 0 ? { clips } : {}),
    texts: only(values.texts, 'text'),
    pictures: only(values.pictures, 'image'),
    colours: only(values.colours, 'colour'),
    hasLogo: values.hasLogo && keys('logo').length > 0,
  }
}
