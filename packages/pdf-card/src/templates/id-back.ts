import type { Element } from '@parichay/scene/element.ts'
import { barcodeIn } from '../barcode-in.ts'
import { any, type Box, box, type CardContext, has } from '../context.ts'
import { block, signatureIn, table, type TableRow } from '../pieces.ts'

const rows: readonly TableRow[] = [
  ['born', 'born'],
  ['blood', 'blood'],
  ['phone', 'ownPhone', 'ownPhoneLink'],
  ['emergency', 'emergency', 'emergencyLink'],
  ['validTill', 'validTill'],
  ['address', 'ownAddress'],
]
/** Facts of a person for the back of an ID card, without those the front shows already. */
export const personRows = (...shown: string[]) => rows.filter(([, name]) => !shown.includes(name))

type Look = { ink: string; soft: string; size?: number }

/** Where the card belongs: the sentence for the finder, the organisation, its address and number. */
export const returnTo = (
  f: CardContext,
  at: Box,
  { ink, soft, size = 2.4 }: Look,
  align: 'start' | 'centre' = 'start',
): Element =>
  block(
    f,
    at,
    [
      { name: 'found', isLabel: true, size: 2.2, lines: 1, fill: soft, align, wanted: 0 },
      { name: 'org', size: size * 1.15, lines: 3, bold: true, fill: ink, align, before: 0.3, wanted: 3 },
      { name: 'address', size, lines: 3, fill: ink, align, before: 0.4, wanted: 2, link: 'addressLink' },
      {
        name: 'orgPhone',
        size,
        lines: 1,
        bold: true,
        fill: ink,
        align,
        before: 0.4,
        wanted: 1,
        link: 'orgPhoneLink',
      },
    ],
    'middle',
  )

/** A table of the person's facts over the signature and, where it is wanted, the barcode. */
export const tableAndSignature = (
  f: CardContext,
  at: Box,
  shown: string[],
  { ink, soft }: { ink: string; soft: string },
  signatureWidth = at.width * 0.55,
): Element[] => {
  const signs = any(f, 'signature', 'signatory')
  const bars = has(f, 'barcode') ? 7 : 0
  const foot = (signs ? 9.5 : 0) + (bars ? bars + 0.8 : 0)
  return [
    table(f, box(at.x, at.y, at.width, at.height - foot), personRows(...shown), {
      size: 2.4,
      ink,
      soft,
      share: 0.38,
    }),
    ...barcodeIn(f, box(at.x, at.y + at.height - bars, at.width, bars), { dark: '#15181d' }),
    ...(signs
      ? signatureIn(
          f,
          box(
            at.x + at.width - signatureWidth,
            at.y + at.height - 9 - (bars ? bars + 0.8 : 0),
            signatureWidth,
            9,
          ),
          {
            ink,
            soft,
          },
        )
      : []),
  ]
}
