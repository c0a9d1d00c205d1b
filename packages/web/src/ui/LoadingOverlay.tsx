import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { Hidden } from './Hidden.tsx'
import { Spinner } from './Spinner.tsx'

const breathe = keyframes({ '50%': { transform: 'scale(0.94)', opacity: 0.75 } })
const fadeMs = 220

export type LoadingOverlayProps = {
  open: boolean
  agencyName: string
  logoUrl: string | null
  isProductionHost: boolean
}

/** Covers the screen while the panel starts, then fades out: the logo on the production host, a spinner elsewhere. */
export function LoadingOverlay({ open, agencyName, logoUrl, isProductionHost }: LoadingOverlayProps) {
  const { t } = useLingui()
  const [present, setPresent] = useState(open)
  useEffect(() => {
    if (open) return setPresent(true)
    const timer = setTimeout(() => setPresent(false), fadeMs)
    return () => clearTimeout(timer)
  }, [open])
  if (!present) return null
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 2000,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'background.default',
        color: 'primary.main',
        opacity: open ? 1 : 0,
        transition: `opacity ${fadeMs}ms ease-out`,
        pointerEvents: open ? 'auto' : 'none',
      }}
    >
      {isProductionHost && logoUrl ? (
        <Box
          component="img"
          src={logoUrl}
          alt={agencyName}
          sx={{ maxWidth: 160, maxHeight: 96, animation: `${breathe} 1.6s ease-in-out infinite` }}
        />
      ) : (
        <Spinner size={40} />
      )}
      <Hidden>{t`Loading`}</Hidden>
    </Box>
  )
}
