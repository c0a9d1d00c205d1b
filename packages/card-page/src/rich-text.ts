import { html, type Html } from './html.ts'

/** Whether a sentence is read from the right: its first letter decides, as Unicode has it. Other scripts stand before English there too. */
const isFromRight = (text: string) => /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
/** The direction of an element around an owner's sentence, where it is another than the page's. */
export const directionOf = (text: string): Html | false => isFromRight(text) && html` dir="rtl"`
/** Words of the owner among ours, read from their own side: brackets and numbers stay with them, and the line stays where it is. */
export const inOwnDirection = (text: string): Html =>
  isFromRight(text) ? html`<bdi dir="rtl">${text}</bdi>` : html`${text}`

/**
 * Text of the owner as markup: paragraphs at empty lines, `**bold**`, `_italic_`, and lists of lines that begin with
 * `- `. Everything else is text; there is no way to write a tag.
 */
export function drawRichText(text: string): Html[] {
  return text
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .flatMap((block) => drawBlock(block.split('\n')))
}

function drawBlock(lines: string[]): Html[] {
  const out: Html[] = []
  let from = 0
  while (from < lines.length) {
    const isList = isItem(lines[from]!)
    let to = from
    while (to < lines.length && isItem(lines[to]!) === isList) to++
    const run = lines.slice(from, to).filter((line) => line.trim() !== '')
    if (run.length)
      out.push(
        isList
          ? html`<ul class="list"${directionOf(run.join('\n'))}>${run.map((line) => html`<li>${drawSpans(line.replace(/^\s*[-•]\s+/, ''))}</li>`)}</ul>`
          : html`<p${directionOf(run.join('\n'))}>${run.map((line, i) => html`${i > 0 && html`<br>`}${drawSpans(line)}`)}</p>`,
      )
    from = to
  }
  return out
}

const isItem = (line: string) => /^\s*[-•]\s+\S/.test(line)

const drawSpans = (line: string): Html[] =>
  line
    .split(/(\*\*(?=\S)[^*]+?\*\*|(?<![\p{L}\p{M}\p{N}])_(?=\S)[^_]+?_(?![\p{L}\p{N}]))/u)
    .map((piece) =>
      /^\*\*[^*]+\*\*$/.test(piece)
        ? html`<strong>${piece.slice(2, -2)}</strong>`
        : /^_[^_]+_$/.test(piece)
          ? html`<em>${piece.slice(1, -1)}</em>`
          : html`${piece}`,
    )

/** The same text without its signs, for search engines. */
export const plainText = (text: string): string =>
  text
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(?<![\p{L}\p{M}\p{N}])_(?=\S)([^_\n]+?)_(?![\p{L}\p{N}])/gu, '$1')
    .replace(/^\s*[-•]\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
