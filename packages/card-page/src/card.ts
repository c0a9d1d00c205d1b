import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import type { CardTemplate, TemplateCode } from '@parichay/contract/card/fields.ts'
import type { Design } from './design.ts'
import { bazaar } from './designs/bazaar/bazaar.ts'
import { blueprint } from './designs/blueprint/blueprint.ts'
import { classroom } from './designs/classroom/classroom.ts'
import { clinic } from './designs/clinic/clinic.ts'
import { garage } from './designs/garage/garage.ts'
import { ledger } from './designs/ledger/ledger.ts'
import { minimal } from './designs/minimal/minimal.ts'
import { monsoon } from './designs/monsoon/monsoon.ts'
import { saffron } from './designs/saffron/saffron.ts'
import { studio } from './designs/studio/studio.ts'
import { thali } from './designs/thali/thali.ts'
import { zari } from './designs/zari/zari.ts'
import { drawDocument } from './document.ts'
import { fontStyle } from './fonts.ts'
import { drawHead, drawThemeColour, titleOf } from './head.ts'
import { html } from './html.ts'
import { drawLanguages } from './parts/footer.ts'
import { baseStyle } from './parts/base-style.ts'
import { drawLarge } from './parts/gallery.ts'
import { sectionStyle } from './parts/section-style.ts'
import { themeStyle } from './theme.ts'
import { makeView } from './view.ts'

/** Every design by its code. */
const designs: Record<TemplateCode, Design> = {
  bazaar,
  saffron,
  monsoon,
  ledger,
  clinic,
  thali,
  zari,
  blueprint,
  studio,
  garage,
  classroom,
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
    design: `${template.code} ${template.appearance}`,
    head: preview
      ? html`<meta name="robots" content="noindex">${drawThemeColour(template, design.bar)}`
      : drawHead(view, design.bar),
    style: `${themeStyle(template)}${fontStyle(template.font, isIndic(view))}${baseStyle}${sectionStyle}${design.style}`,
    body: preview
      ? html`<div inert>${design.body(view)}</div>`
      : html`${design.body(view)}${drawLarge(view)}${drawLanguages(view)}`,
    hasScript: !preview,
  })
}

const appearanceOf = (design: Design, template: CardTemplate): CardTemplate =>
  design.nature === 'dark' && template.appearance === 'auto' ? { ...template, appearance: 'dark' } : template

/** Whether the name is in an Indian script: a page in English may be about a Tamil shop. */
const isIndic = ({ name }: { name: string }) => /[\u0900-\u0dff]/.test(name)
