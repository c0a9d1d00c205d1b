import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { PdfCardDetails, PdfCover, PdfSurroundings } from '@parichay/contract/pdf-card/fields.ts'
import { sizeOfTemplate } from '@parichay/contract/pdf-card/templates.ts'
import type { Side } from '@parichay/pdf-card/card.ts'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { pdfWarningsOf } from '../api/pdf-cards.ts'
import { Segments } from '../card/Segments.tsx'
import { Notice } from '../ui/Notice.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { CardSide } from './CardSide.tsx'
import { factNames } from './words.ts'

/** Pictures that stand in the form are shown; those that were taken away are not. */
const shownPictures = (pictures: Readonly<Record<string, string>>, details: PdfCardDetails) =>
  Object.fromEntries(
    Object.entries(pictures).filter(
      ([name]) =>
        name === 'logo' ||
        (name === 'photo' ? details.person.photoDocumentId : details.common.signatureDocumentId) !== null,
    ),
  )

/** Both sides of the card as it is typed; on phones one at a time. Says what does not fit. */
export function CardPreview({ around, cover }: { around: PdfSurroundings; cover: PdfCover | undefined }) {
  const { t, i18n } = useLingui()
  const details = useDeferredValue(useWatch() as PdfCardDetails)
  const [side, setSide] = useState<Side>('front')
  const look = useMemo(
    () => ({ ...around, details, pictures: shownPictures(around.pictures, details), isSample: false }),
    [around, details],
  )
  const { width, height } = sizeOfTemplate(details.templateCode)
  const isTall = height > width
  const [warnings, setWarnings] = useState<string[]>([])
  useEffect(() => {
    let isGone = false
    const timer = setTimeout(() => {
      pdfWarningsOf(look).then(
        (found) => isGone || setWarnings(found),
        () => undefined,
      )
    }, 400)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [look])
  const names = warnings.flatMap((one) => (factNames[one] ? [i18n._(factNames[one])] : [])).join(', ')
  const one = (which: Side, title: string) => (
    <Box
      sx={{
        mx: 'auto',
        width: isTall ? 'min(100%, 150px)' : 'min(100%, 320px)',
        display: side === which ? 'block' : 'none',
        [fromDesktop]: {
          display: 'block',
          width: isTall ? '100%' : 'min(100%, 420px)',
        },
      }}
    >
      <CardSide look={look} side={which} title={title} zoom={isTall ? 0.7 : 0.8} />
    </Box>
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Box sx={{ [fromDesktop]: { display: 'none' }, justifySelf: 'center' }}>
        <Segments
          label={t`Side`}
          value={side}
          choices={[
            { value: 'front', label: t`Front` },
            { value: 'back', label: t`Back` },
          ]}
          onChange={setSide}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          [fromDesktop]: isTall ? { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } : {},
        }}
      >
        {one('front', t`Front of the card`)}
        {one('back', t`Back of the card`)}
      </Box>
      {names && <Notice tone="warning">{t`Too much for this design: ${names}`}</Notice>}
      {cover?.by === 'none' && (
        <Box
          sx={{
            typography: 'body2',
            color: 'text.secondary',
            textAlign: 'center',
            display: 'none',
            [fromDesktop]: { display: 'block' },
          }}
        >
          <Trans>The file carries a sample watermark until it is paid for.</Trans>
        </Box>
      )}
    </Box>
  )
}
