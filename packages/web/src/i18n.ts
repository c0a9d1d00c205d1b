import { i18n, type Messages } from '@lingui/core'
import type { Boot, PanelLanguage } from './boot.ts'
import { keep, kept } from './keepsake.ts'

/** Each language in itself. */
export const panelLanguageNames = { en: 'English', hi: 'हिन्दी' } as const satisfies Record<
  PanelLanguage,
  string
>

/** What the first screens say, and all the rest (split-words.ts). */
const catalogues = {
  en: { first: () => import('./locales/en.po?first'), rest: () => import('./locales/en.po?rest') },
  hi: { first: () => import('./locales/hi.po?first'), rest: () => import('./locales/hi.po?rest') },
} as const satisfies Record<PanelLanguage, Record<Part, () => Promise<{ messages: Messages }>>>
type Part = 'first' | 'rest'

const isPanelLanguage = (text: unknown): text is PanelLanguage => text === 'en' || text === 'hi'

/** The language of the account, else the one chosen in this browser, else that of the page. */
export function firstLanguage({ language: ofPage, answers }: Boot): PanelLanguage {
  const ofAccount = answers.user?.preference.language
  if (isPanelLanguage(ofAccount)) return ofAccount
  const chosen = kept('language')
  return isPanelLanguage(chosen) ? chosen : ofPage
}

let wanted: PanelLanguage = 'en'
const parts = new Set<Part>(['first'])

/** Loads a catalogue if need be and shows it at once, without a reload. The last wish counts. */
export async function showLanguage(language: PanelLanguage) {
  wanted = language
  if (i18n.locale === language) return
  await loadWords(language)
  if (wanted !== language) return
  i18n.activate(language)
  document.documentElement.lang = language
}

/** The words of every part of the panel; called before the first one is drawn that is not among the first. */
export async function allWords() {
  parts.add('rest')
  await loadWords(wanted)
}

// A word that a stale catalogue put into the wrong half comes a moment late instead of never.
i18n.on('missing', () => void allWords().catch(() => undefined))

const loading = new Map<string, Promise<void>>()

async function loadWords(language: PanelLanguage) {
  await Promise.all([...parts].map((part) => loadOnce(language, part)))
}

function loadOnce(language: PanelLanguage, part: Part): Promise<void> {
  const name = `${language} ${part}`
  const known = loading.get(name)
  if (known) return known
  const arriving = catalogues[language][part]().then(
    ({ messages }) => i18n.load(language, messages),
    (error: unknown) => {
      loading.delete(name)
      throw error
    },
  )
  loading.set(name, arriving)
  return arriving
}

/** As `showLanguage`, and remembered in this browser. */
export async function chooseLanguage(language: PanelLanguage) {
  keep('language', language)
  await showLanguage(language)
}
