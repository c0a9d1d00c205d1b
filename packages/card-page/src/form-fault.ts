import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { drawDocument } from './document.ts'
import { fontStyle } from './fonts.ts'
import { html } from './html.ts'
import { baseStyle } from './parts/base-style.ts'
import { stateStyle } from './state-style.ts'
import { themeStyle } from './theme.ts'
import { findWords } from './words/find-words.ts'

type Fault = Pick<CardPageFacts, 'url' | 'template' | 'settings'> & {
  /** What happened and what to do, in words. */
  message: string
  /** What the visitor has written, to copy or send again. */
  typed: string
}

/** The page a plain form is answered with when it cannot be taken: what to do, and the words typed, not lost. */
export function drawFormFault({ url, template, settings, message, typed }: Fault): string {
  const words = findWords(settings.language)
  return drawDocument({
    language: settings.language,
    title: words.formFault,
    design: 'state',
    head: html`<meta name="robots" content="noindex">`,
    style: `${themeStyle(template)}${fontStyle(template.font)}${baseStyle}${stateStyle}`,
    body: html`<main><h1>${words.formFault}</h1><p class="more">${message}</p>${typed && html`<blockquote>${typed}</blockquote>`}<a class="act main" href="${url}#feedback">${words.back}</a></main>`,
    hasScript: false,
  })
}
