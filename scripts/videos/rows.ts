import { filmScene as greetingScene } from '@parichay/greeting/films/film.ts'
import { films } from '@parichay/greeting/films/films.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { filmScene } from '@parichay/video/film.ts'
import type { Slot, VideoTemplate } from '@parichay/video/template.ts'
import { videoTemplates } from '@parichay/video/templates.ts'

/** A film to be looked at. */
export type Row = { id: string; shape: VideoTemplate['shape']; scene: Scene }

/** Words of scripts that templates have none in, short ones first; which one a slot takes, its length says. */
const sayings: Record<string, readonly string[]> = {
  ta: [
    'சிறப்பு',
    'இன்று மட்டும்',
    'புதிய வரவுகள்',
    'உங்கள் ஊரில் எங்கள் கடை',
    'தரமான பொருட்கள், நியாயமான விலை',
    'முதன்மைச் சாலை, பேருந்து நிலையம் அருகில், உங்கள் ஊர்',
  ],
  ur: [
    'خصوصی',
    'آج کی پیشکش',
    'نئے کپڑے آ گئے',
    'آپ کے شہر میں ہماری دکان',
    'اچھا سامان اور مناسب قیمت پر',
    'مین روڈ، بس اڈے کے پاس، آپ کا شہر',
  ],
  gu: [
    'ખાસ ઑફર',
    'આજે જ આવો',
    'નવો માલ આવ્યો છે',
    'તમારા શહેરમાં અમારી દુકાન',
    'સારો માલ, વાજબી ભાવ, પ્રેમથી સેવા',
    'મેઇન રોડ, બસ સ્ટેન્ડની સામે, તમારું શહેર',
  ],
}
const lettersOf = (said: string) => [...new Intl.Segmenter().segment(said)].length
/** The longest words of a language that a slot has room for; telephone numbers stay what they are. */
function wordsFor(slot: Slot, language: string): [string, string][] {
  const all = sayings[language]
  if (!all || slot.type !== 'text' || typeof slot.default === 'string') return []
  const fitting = all.filter((said) => lettersOf(said) <= slot.longest)
  return [[slot.key, fitting.at(-1) ?? all[0]!]]
}

/** Every template with the words of a language. */
export const templateFilms = (language: string): Row[] =>
  videoTemplates.map((template) => ({
    id: template.id,
    shape: template.shape,
    scene: filmScene(
      template,
      Object.fromEntries(template.slots.flatMap((slot) => wordsFor(slot, language))),
      { language },
    ),
  }))

/** Every film of the library as it says it in a language; those that have no words in it say what they are delivered with. */
export const libraryFilms = (language: string): Row[] =>
  films.map((film) => {
    const words = film.design.words[language as typeof film.language]
    const spoken = words ? { ...film, words, language: language as typeof film.language } : film
    return { id: `${film.id} (${spoken.language})`, shape: film.shape, scene: greetingScene(spoken) }
  })
