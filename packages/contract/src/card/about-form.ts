import { isGstin, plainTaxNo } from '../business/rules.gstin.ts'
import type { Card } from './fields.ts'
import { formRules } from './form-rules.ts'
import { AboutUs } from './sections.ts'
import { filesById, fileOf, type TypedFile } from './typed-file.ts'

/** About us as the form holds it: every box is text, files carry their address. */
export type TypedAbout = {
  title: string
  body: string
  reasons: string[]
  owner: TypedFile | null
  brochure: TypedFile | null
  brochureTitle: string
  gstin: string
  licence: string
  yearEstablished: number | null
  nature: AboutUs['nature']
}

/** The form of a card's section about us. */
export function typedAbout({ aboutUs, files }: Pick<Card, 'aboutUs' | 'files'>): TypedAbout {
  const { ownerDocumentId, brochureDocumentId, gstin, ...rest } = aboutUs
  return {
    ...rest,
    owner: fileOf(files, ownerDocumentId),
    brochure: fileOf(files, brochureDocumentId),
    gstin: gstin ?? '',
  }
}

/** What was typed as the server takes it, nothing refused. */
export function aboutOf({ owner, brochure, gstin, reasons, ...rest }: TypedAbout): AboutUs {
  return {
    ...rest,
    reasons: reasons.map((reason) => reason.trim()).filter(Boolean),
    ownerDocumentId: owner?.documentId ?? null,
    brochureDocumentId: brochure?.documentId ?? null,
    gstin: plainTaxNo(gstin) || null,
  }
}

/** Files for the preview. */
export const aboutFiles = ({ owner, brochure }: TypedAbout) => filesById([owner, brochure])

/** The rules of the form about us. */
export const AboutForm = formRules<TypedAbout, AboutUs>(AboutUs, aboutOf, (typed) => {
  const { gstin } = aboutOf(typed)
  return gstin !== null && gstin.length === 15 && !isGstin(gstin)
    ? [{ path: ['gstin'], message: 'This GSTIN is not right. Compare it with your certificate.' }]
    : []
})

/** A mark of the body: both sides of the chosen words, or the beginning of their lines. */
export type Mark = 'bold' | 'italic' | 'list'
type Chosen = { text: string; from: number; to: number }

const signs = { bold: '**', italic: '_' } as const

/** Puts a mark around what is chosen, or takes it away again. Pure: the text and the new choice. */
export function withMark({ text, from, to }: Chosen, mark: Mark): Chosen {
  if (mark === 'list') return withList({ text, from, to })
  const sign = signs[mark]
  const chosen = text.slice(from, to)
  const inner = chosen.trim()
  const [start, end] = [from + chosen.indexOf(inner), from + chosen.indexOf(inner) + inner.length]
  const isMarked =
    text.slice(start - sign.length, start) === sign && text.slice(end, end + sign.length) === sign
  if (isMarked)
    return {
      text: text.slice(0, start - sign.length) + inner + text.slice(end + sign.length),
      from: start - sign.length,
      to: end - sign.length,
    }
  return {
    text: text.slice(0, start) + sign + inner + sign + text.slice(end),
    from: start + sign.length,
    to: end + sign.length,
  }
}

function withList({ text, from, to }: Chosen): Chosen {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const after = text.indexOf('\n', Math.max(to - 1, start))
  const end = after === -1 ? text.length : after
  const lines = text.slice(start, end).split('\n')
  const isList = lines.every((line) => line.startsWith('- '))
  const changed = lines
    .map((line) => (isList ? line.slice(2) : line.startsWith('- ') ? line : `- ${line}`))
    .join('\n')
  return {
    text: text.slice(0, start) + changed + text.slice(end),
    from: start + changed.length,
    to: start + changed.length,
  }
}
