import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import type { CardTemplate, TemplateCode } from '@parichay/contract/card/fields.ts'
import type { Design } from './design.ts'
import { bazaar } from './designs/bazaar/bazaar.ts'
import { clinic } from './designs/clinic/clinic.ts'
import { minimal } from './designs/minimal/minimal.ts'
import { drawDocument } from './document.ts'
import { fontStyle } from './fonts.ts'
import { drawHead, drawThemeColour, titleOf } from './head.ts'
import { html } from './html.ts'
import { drawLanguages } from './parts/footer.ts'
import { baseStyle } from './parts/base-style.ts'
import { sectionStyle } from './parts/section-style.ts'
import { themeStyle } from './theme.ts'
import { makeView } from './view.ts'

/** Every design by its code. */
const designs: Record<TemplateCode, Design> = {
  bazaar,
  saffron: bazaar,
  monsoon: bazaar,
  ledger: minimal,
  clinic,
  thali: bazaar,
  zari: minimal,
  blueprint: minimal,
  studio: minimal,
  garage: bazaar,
  classroom: minimal,
  minimal,
}

/**
 * The public page of a card as a whole HTML document. A preview is the same page to look at: without script,
 * search data and working links, so that it can stand in a frame of the panel under the panel's own policy.
 */
export function drawCardPage(facts: CardPageFacts, { preview = false }: { preview?: boolean } = {}): string {
  const design = designs[facts.template.code]
  const template = appearanceOf(design, facts.template)
  const view = makeView({ ...facts, template })
  return drawDocument({
    language: view.language,
    title: titleOf(view),
    design: template.code,
    head: preview
      ? html`<meta name="robots" content="noindex">${drawThemeColour(template, design.bar)}`
      : drawHead(view, design.bar),
    style: `${themeStyle(template)}${fontStyle(template.font)}${baseStyle}${sectionStyle}${design.style}`,
    body: preview
      ? html`<div inert>${design.body(view)}</div>`
      : html`${design.body(view)}${drawLanguages(view)}`,
    hasScript: !preview,
  })
}

const appearanceOf = (design: Design, template: CardTemplate): CardTemplate =>
  design.nature === 'dark' && template.appearance === 'auto' ? { ...template, appearance: 'dark' } : template
