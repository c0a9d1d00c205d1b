import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { cutText } from '../shape-styles.ts'

type Props = {
  row: { agencyId: number; agencyName: string }
  onChange: (change: { agencyId: number }) => void
}

/** The agency of a row; a press narrows the list to it. */
export function AgencyCell({ row, onChange }: Props) {
  const { t } = useLingui()
  return (
    <ButtonBase
      title={t`Only ${row.agencyName}`}
      onClick={() => onChange({ agencyId: row.agencyId })}
      sx={{
        font: 'inherit',
        color: 'text.secondary',
        textAlign: 'start',
        minHeight: 32,
        maxWidth: 112,
        '&:hover': { color: 'primary.main', textDecoration: 'underline' },
      }}
    >
      <Box component="span" sx={cutText}>
        {row.agencyName}
      </Box>
    </ButtonBase>
  )
}
