import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { PdfCardDetails, PdfSurroundings } from '@parichay/contract/pdf-card/fields.ts'
import {
  type PdfTemplateCode,
  pdfTemplateCodes,
  sizeOfTemplate,
  templateOf,
} from '@parichay/contract/pdf-card/templates.ts'
import { useDeferredValue, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CardSide } from './CardSide.tsx'
import { templateNames } from './words.ts'
import { sidewaysRow } from '../ui/shape-styles.ts'

/** The designs of the same kind beside each other, with what was typed in them. */
export function DesignStrip({ around }: { around: PdfSurroundings }) {
  const { t } = useLingui()
  const { setValue } = useFormContext<PdfCardDetails>()
  const details = useDeferredValue(useWatch() as PdfCardDetails)
  const { kind } = templateOf(details.templateCode)
  const codes = pdfTemplateCodes.filter((code) => templateOf(code).kind === kind)
  return (
    <Box
      role="group"
      aria-label={t`Designs`}
      sx={{
        display: 'flex',
        gap: 1,
        ...sidewaysRow,
        mx: -2,
        px: 2,
        py: 0.5,
        scrollSnapType: 'x proximity',
      }}
    >
      {codes.map((code) => (
        <Design
          key={code}
          code={code}
          details={details}
          around={around}
          chosen={code === details.templateCode}
          onChoose={() => setValue('templateCode', code, { shouldDirty: true })}
        />
      ))}
    </Box>
  )
}

const isTall = (code: PdfTemplateCode) => {
  const { width, height } = sizeOfTemplate(code)
  return height > width
}

function Design({
  code,
  details,
  around,
  chosen,
  onChoose,
}: {
  code: PdfTemplateCode
  details: PdfCardDetails
  around: PdfSurroundings
  chosen: boolean
  onChoose: () => void
}) {
  const { i18n } = useLingui()
  const look = useMemo(
    () => ({ ...around, details: { ...details, templateCode: code }, isSample: false }),
    [around, details, code],
  )
  return (
    <ButtonBase
      aria-pressed={chosen}
      onClick={onChoose}
      sx={{
        flex: 'none',
        width: 116,
        scrollSnapAlign: 'start',
        display: 'grid',
        gap: 0.75,
        p: 1,
        alignContent: 'center',
        borderRadius: '12px',
        border: '2px solid',
        borderColor: chosen ? 'primary.main' : 'transparent',
        bgcolor: chosen ? 'brand.tint' : 'brand.sunken',
      }}
    >
      <Box sx={{ height: 78, display: 'grid', placeItems: 'center' }}>
        <Box sx={{ width: isTall(code) ? 50 : 96 }}>
          <CardSide look={look} side="front" title="" zoom={0.2} />
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', fontWeight: 600 }}>{i18n._(templateNames[code])}</Box>
    </ButtonBase>
  )
}
