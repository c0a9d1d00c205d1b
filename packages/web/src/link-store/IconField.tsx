import { useLingui } from '@lingui/react/macro'
import { linkStoreBounds } from '@parichay/contract/link-store/fields.ts'
import { cleanIcon } from '@parichay/contract/link-store/icon.ts'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { TextField } from '../ui/form/TextField.tsx'

/** An icon as an SVG or its path, drawn by `children` as cards will show it while it is typed. */
export function IconField({ children }: { children: (icon: string) => ReactNode }) {
  const { t } = useLingui()
  const typed = useWatch<{ icon?: string }, 'icon'>({ name: 'icon' }) ?? ''
  const cleaned = cleanIcon(typed)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: 2, alignItems: 'start' }}>
      <Box
        sx={{ pt: 3.5, display: 'grid', justifyItems: 'center' }}
        role="img"
        aria-label={t`The icon as cards show it`}
      >
        {children('icon' in cleaned ? cleaned.icon : '')}
      </Box>
      <TextField
        name="icon"
        label={t`Icon`}
        rows={3}
        maxLength={linkStoreBounds.icon}
        hint={
          typed.trim() && 'fault' in cleaned
            ? cleaned.fault
            : t`Paste an SVG, or the text of its path. It is cleaned and brought to 24 × 24. Empty: a chain link.`
        }
      />
    </Box>
  )
}
