import type { Element } from '@parichay/scene/element.ts'
import { makePalette } from '@parichay/contract/agency/palette.ts'
import { firstLetters } from '@parichay/contract/video/rules.ts'
import { withoutMissing } from '@parichay/scene/fonts/stack.ts'
import { type Scene, sceneVersion } from '@parichay/scene/scene.ts'
import type { Film } from './context.ts'
import type { Slot, VideoTemplate } from './template.ts'

/** What people filled in, by slot: words, a colour as #rrggbb, and for a picture anything that says it is there. */
export type FilmValues = Readonly<Record<string, string>>

/** Frames a second of every film. */
export const framesPerSecond = 30
/** Sides of a film, in px. */
export const filmSize = (shape: VideoTemplate['shape']) => ({
  width: 1080,
  height: shape === 'STORY' ? 1920 : 1080,
})

/** Words that stand in a slot nobody filled in, in a language of the film; English where there are none. */
export const defaultOf = ({ default: words }: Slot, language: string): string =>
  words === undefined
    ? ''
    : typeof words === 'string'
      ? words
      : ((words as Record<string, string>)[language] ?? words.en)

/** The colour a slot asks for unless somebody chose another. */
const colourOf = (template: VideoTemplate, values: FilmValues, key: 'main' | 'accent') => {
  const chosen = values[key] ?? ''
  return /^#[0-9a-f]{6}$/i.test(chosen) ? chosen : template.colours[key]
}

/**
 * A template with somebody's words, pictures and colours as a scene with motion; image sources are the keys of their
 * slots. What no font has (emoji) is left out. Pure: the same values give the same frames everywhere.
 */
export function filmScene(
  template: VideoTemplate,
  values: FilmValues,
  { language }: { language: string },
): Scene {
  const { width, height } = filmSize(template.shape)
  const slots = new Map(template.slots.map((slot) => [slot.key, slot]))
  const say = (key: string) => {
    const slot = slots.get(key)
    if (!slot || slot.type !== 'text') return ''
    // Longer than is let in, while somebody types: a letter of an Indian script is several characters.
    return withoutMissing(
      firstLetters((values[key] ?? defaultOf(slot, language)).trim(), slot.longest * 2),
      'sans',
    )
  }
  const film: Film = {
    w: width,
    h: height,
    tall: template.shape === 'STORY',
    seconds: template.seconds,
    c: makePalette({
      main: colourOf(template, values, 'main'),
      accent: colourOf(template, values, 'accent'),
    }),
    say,
    has: (key) => (slots.get(key)?.type === 'text' ? say(key) !== '' : Boolean(values[key])),
  }
  const layers: Element[] = template.draw(film)
  return {
    version: sceneVersion,
    unit: 'px',
    width,
    height,
    language: language === 'pa' ? 'pa-Guru' : language,
    background: film.c.ground,
    motion: { seconds: template.seconds, fps: framesPerSecond },
    layers,
  }
}
