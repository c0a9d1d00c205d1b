const dates = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()

/** The locale of a language of the panel for days and counts: digits stay 0 to 9 in every one. */
export const localeOf = (language: string) => (language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN')

/**
 * A format of days or instants, made once: making one costs as much as writing a hundred and more, and a list writes one or two
 * a row each time it is drawn.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = dates.get(key)
  if (!format) dates.set(key, (format = new Intl.DateTimeFormat(locale, options)))
  return format
}

/** A format of counts, made once. */
export function countFormat(locale: string): Intl.NumberFormat {
  let format = numbers.get(locale)
  if (!format) numbers.set(locale, (format = new Intl.NumberFormat(locale)))
  return format
}
