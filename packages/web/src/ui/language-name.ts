/** A language of posts in the words of the panel: Gujarati, गुजराती. */
export const languageName = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale === 'hi' ? 'hi-IN' : 'en-IN'], { type: 'language' }).of(code) ?? code
