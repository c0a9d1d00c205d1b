import { i18n } from '@lingui/core'
import type { PanelLanguage } from './boot.ts'
import { keep, kept } from './keepsake.ts'

/** Each language in itself. */
export const panelLanguageNames = { en: 'English', hi: 'हिन्दी' } as const satisfies Record<
  PanelLanguage,
  string
>

const catalogues = {
  en: () => import('./locales/en.po'),
  hi: () => import('./locales/hi.po'),
} as const satisfies Record<PanelLanguage, () => Promise<{ messages: Record<string, unknown> }>>

const isPanelLanguage = (text: unknown): text is PanelLanguage => text === 'en' || text === 'hi'

/** The language chosen in this browser, else that of the page. */
export function firstLanguage(ofPage: PanelLanguage): PanelLanguage {
  const chosen = kept('language')
  return isPanelLanguage(chosen) ? chosen : ofPage
}

/** Loads a catalogue if need be and shows it at once, without a reload. */
export async function showLanguage(language: PanelLanguage) {
  const { messages } = await catalogues[language]()
  i18n.loadAndActivate({ locale: language, messages: messages as Parameters<typeof i18n.load>[1] })
  document.documentElement.lang = language
}

/** As `showLanguage`, and remembered in this browser. */
export async function chooseLanguage(language: PanelLanguage) {
  keep('language', language)
  await showLanguage(language)
}
