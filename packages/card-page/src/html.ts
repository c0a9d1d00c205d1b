/** Markup that is already safe. Only this module makes it. */
export class Html {
  readonly #markup: string
  constructor(markup: string, made: typeof key) {
    if (made !== key) throw new Error('Html is made with html`…` or trust()')
    this.#markup = markup
  }
  toString(): string {
    return this.#markup
  }
}
const key = Symbol('html')

/** What may stand in a template; everything but Html is escaped. */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[]

/** Takes markup written by ourselves (styles, icons) as it is. Never pass anything a person typed. */
export const trust = (markup: string): Html => new Html(markup, key)

/**
 * A template whose values are escaped unless they are `Html`. Values in `href` and `src` must be an address of an
 * allowed kind, or `#` takes their place. Values in unquoted attributes, scripts and styles throw.
 */
export function html(literals: TemplateStringsArray, ...values: HtmlValue[]): Html {
  let out = literals[0]!
  values.forEach((value, i) => {
    const before = literals[i]!
    if (/=$/.test(before)) throw new Error(`Quote the attribute after: ${before.slice(-40)}`)
    if (/<(script|style)[^>]*>[^<]*$/i.test(before) && !(value instanceof Html))
      throw new Error('Only Html in script and style')
    out +=
      (/\s(href|src)="$/.test(before) ? escape(safeAddress(String(value ?? ''))) : draw(value)) +
      literals[i + 1]!
  })
  return trust(out)
}

/** JSON that may stand inside a script element: it cannot end the element or break a line. */
export function scriptJson(value: unknown): Html {
  return trust(
    JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )
}

/** Addresses a page may lead to or load. Blanks and control characters are dropped, as browsers do, before looking. */
export function safeAddress(address: string): string {
  const plain = address.replace(/[\p{Cc}\s]+/gu, '')
  return /^(https?:\/\/|tel:[+\d]|mailto:|upi:\/\/pay\?|\/(?!\/)|#|blob:|data:image\/(png|jpeg|webp|svg\+xml)[;,])/i.test(
    plain,
  )
    ? plain
    : '#'
}

function draw(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.toString()
  if (Array.isArray(value)) return value.map(draw).join('')
  return escape(String(value))
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}
const escape = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[&<>"'`]/g, (char) => entities[char]!)
