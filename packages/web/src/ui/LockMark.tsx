import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Lock } from 'lucide-react'
import { Hidden } from './Hidden.tsx'

/** The sign in the corner of what only a plan opens; its word is read out. */
export function LockMark() {
  const { t } = useLingui()
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        top: 6,
        right: 6,
        display: 'grid',
        placeItems: 'center',
        width: 28,
        height: 28,
        borderRadius: '999px',
        bgcolor: '#16181bd9',
        color: '#ffd76a',
      }}
    >
      <Lock size={16} strokeWidth={2.25} aria-hidden />
      <Hidden>{t`Premium`}</Hidden>
    </Box>
  )
}
