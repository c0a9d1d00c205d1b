import { useLingui } from '@lingui/react/macro'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import Box from '@mui/material/Box'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { countText } from '../../ui/dates.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Found } from '../../ui/list/list-address.ts'

type Props = {
  found: Found<ImagePost> | undefined
  isGrid: boolean
  onGrid: (isGrid: boolean) => void
}

/** How many there are, and whether they are shown as rows or large. */
export function PostLook({ found, isGrid, onGrid }: Props) {
  const { t, i18n } = useLingui()
  const count = found && countText(found.total, i18n.locale)
  return (
    <Box
      sx={{
        ml: 'auto',
        my: { xs: -1, md: 0 },
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        color: 'text.secondary',
      }}
    >
      {count !== undefined && (
        <Box role="status" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
          {found?.totalIsMore ? t`${count}+ in all` : t`${count} in all`}
        </Box>
      )}
      <IconButton
        icon={isGrid ? Rows3 : LayoutGrid}
        label={isGrid ? t`Show as rows` : t`Show large`}
        onClick={() => onGrid(!isGrid)}
      />
    </Box>
  )
}
