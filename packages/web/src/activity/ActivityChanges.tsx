import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { hidden } from '../ui/hidden-style.ts'
import { fromTablet } from '../ui/theme.ts'
import { fieldText, shownValue } from './words.fields.ts'

type Line = { field: string; before: string | null; after: string | null; isFact: boolean }

/** What changed, field by field: what was there is crossed out, what is there stands behind it. */
export function ActivityChanges({ lines }: { lines: readonly Line[] }) {
  const { t, i18n } = useLingui()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 0.5,
        px: 1.5,
        py: 1,
        borderRadius: '8px',
        bgcolor: 'brand.sunken',
        typography: 'body2',
        display: 'grid',
        rowGap: 0.5,
        columnGap: 2,
        overflowWrap: 'anywhere',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, minWidth: 0 },
        [fromTablet]: { gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)' },
      }}
    >
      {lines.map(({ field, before, after, isFact }, place) => (
        <Box key={place} sx={{ display: 'contents' }}>
          <dt>{fieldText(field, i18n) || t`Value`}</dt>
          <dd>
            {!isFact && (
              <>
                <Box component="span" sx={hidden}>
                  {t`Before:`}{' '}
                </Box>
                <Box component="del" sx={{ color: 'text.secondary' }}>
                  {shownValue(field, before, i18n)}
                </Box>
                <span aria-hidden>{' → '}</span>
                <Box component="span" sx={hidden}>
                  {' '}
                  {t`After:`}{' '}
                </Box>
              </>
            )}
            {shownValue(field, after, i18n)}
          </dd>
        </Box>
      ))}
    </Box>
  )
}
