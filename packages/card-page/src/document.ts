import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import { html, type Html, trust } from './html.ts'
import { pageScript } from './page.island.ts'

/** The parts of a whole HTML document. */
export type PageDocument = {
  /** Any that a business writes in; Urdu runs to the left. */
  language: PdfCardDetails['language']
  title: string
  /** Names the composition for its styles. */
  design: string
  head: Html
  style: string
  body: Html
  hasScript: boolean
}

/** A whole page around a body: one style, at most one script. */
export function drawDocument({
  language,
  title,
  design,
  head,
  style,
  body,
  hasScript,
}: PageDocument): string {
  const page = html`<!DOCTYPE html>
<html lang="${language}"${language === 'ur' && html` dir="rtl"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<meta name="format-detection" content="telephone=no">
${head}
<style>${trust(style)}</style>
</head>
<body id="top" class="${design}">
${body}
${hasScript && html`<script>${trust(pageScript)}</script>`}
</body>
</html>
`
  return page.toString()
}
