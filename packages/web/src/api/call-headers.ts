import { viewHeaders } from '../viewing.ts'

/** What every call carries, files too: the view of this tab, and the panel's language, which need not be the browser's and in which failures are told. */
export const callHeaders = (): Record<string, string> => ({
  ...viewHeaders(),
  'accept-language': panelLanguage(),
})

const panelLanguage = () => (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en'
