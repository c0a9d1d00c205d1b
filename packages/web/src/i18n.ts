import { i18n } from '@lingui/core'
import type { Boot, PanelLanguage } from './boot.ts'
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

/** The language of the account, else the one chosen in this browser, else that of the page. */
export function firstLanguage({ language: ofPage, answers }: Boot): PanelLanguage {
  const ofAccount = answers.user?.preference.language
  if (isPanelLanguage(ofAccount)) return ofAccount
  const chosen = kept('language')
  return isPanelLanguage(chosen) ? chosen : ofPage
}

let wanted: PanelLanguage | undefined

/** Loads a catalogue if need be and shows it at once, without a reload. The last wish counts. */
export async function showLanguage(language: PanelLanguage) {
  wanted = language
  if (i18n.locale === language) return
  const { messages } = await catalogues[language]()
  if (wanted !== language) return
  i18n.loadAndActivate({ locale: language, messages: messages as Parameters<typeof i18n.load>[1] })
  document.documentElement.lang = language
}

/** As `showLanguage`, and remembered in this browser. */
export async function chooseLanguage(language: PanelLanguage) {
  keep('language', language)
  await showLanguage(language)
}
