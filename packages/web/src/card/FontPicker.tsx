import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { fontStyle } from '@parichay/card-page/fonts.ts'
import type { CardTemplate } from '@parichay/contract/card/fields.ts'
import { fontWords } from './words.ts'

type Font = CardTemplate['font']

/** The heading family of a pair, as the page will use it. */
const headOf = (font: Font) => /--head:(.*?);--bold/.exec(fontStyle(font))?.[1] ?? 'inherit'

/** Pairs of letters, each in its own letters. */
export function FontPicker({
  value,
  choices,
  onChange,
}: {
  value: Font
  choices: readonly Font[]
  onChange: (font: Font) => void
}) {
  const { t, i18n } = useLingui()
  return (
    <Box
      role="group"
      aria-label={t`Letters`}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 }}
    >
      {choices.map((font) => {
        const chosen = font === value
        return (
          <ButtonBase
            key={font}
            aria-pressed={chosen}
            onClick={() => onChange(font)}
            sx={{
              flexDirection: 'column',
              gap: 0.25,
              py: 1.25,
              px: 0.5,
              minHeight: 76,
              borderRadius: '12px',
              border: '2px solid',
              borderColor: chosen ? 'primary.main' : 'divider',
              bgcolor: chosen ? 'brand.tint' : 'background.paper',
            }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{ fontFamily: headOf(font), fontSize: 26, fontWeight: 700, lineHeight: 1.2 }}
            >
              Aa अ
            </Box>
            <Box component="span" sx={{ typography: 'caption', fontWeight: 600 }}>
              {i18n._(fontWords[font])}
            </Box>
          </ButtonBase>
        )
      })}
    </Box>
  )
}
