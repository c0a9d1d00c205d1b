import { Trans } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { keyframes } from '@mui/material/styles'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Hidden } from './Hidden.tsx'
import { type Snack, snackbarMs, useSnackbars } from './snackbar-store.ts'
import { fromTablet, phoneOnly } from './theme.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

/** The live region at the foot of the screen. Stands once, in the root. */
export function Snackbars() {
  const snacks = useSnackbars((state) => state.snacks)
  return (
    <Box
      role="status"
      aria-live="polite"
      sx={{
        position: 'fixed',
        zIndex: 1500,
        left: 12,
        right: 12,
        bottom: 'calc(12px + var(--save-bar-height, 0px) + env(safe-area-inset-bottom))',
        display: 'grid',
        gap: 1,
        justifyItems: 'center',
        pointerEvents: 'none',
        [fromTablet]: {
          left: 24,
          right: 'auto',
          bottom: 'calc(24px + var(--save-bar-height, 0px))',
          justifyItems: 'start',
        },
        [phoneOnly]: {
          'body:has(.MuiDialog-root) &': { bottom: 'auto', top: 'calc(12px + env(safe-area-inset-top))' },
        },
      }}
    >
      {snacks.map((snack) => (
        <SnackCard key={snack.id} snack={snack} />
      ))}
    </Box>
  )
}

function SnackCard({ snack }: { snack: Snack }) {
  const remove = useSnackbars((state) => state.remove)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => {
      snack.onGone?.()
      remove(snack.id)
    }, snackbarMs)
    return () => clearTimeout(timer)
  }, [held, snack, remove])
  const Icon = snack.tone === 'success' ? CircleCheck : snack.tone === 'error' ? CircleAlert : undefined
  return (
    <Box
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        pointerEvents: 'auto',
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        width: '100%',
        maxWidth: 420,
        minHeight: 52,
        pl: 2,
        pr: 0.5,
        py: 0.5,
        borderRadius: '12px',
        bgcolor: 'text.primary',
        color: 'background.paper',
        boxShadow: 8,
        typography: 'body2',
        fontWeight: 550,
        animation: `${rise} 200ms ease-out`,
        [fromTablet]: { minWidth: 320, width: 'auto' },
      }}
    >
      {Icon && <Icon size={20} aria-hidden style={{ flex: 'none' }} />}
      <Box component="span" sx={{ flex: 1, py: 1 }}>
        {snack.text}
      </Box>
      {snack.action && (
        <ButtonBase
          sx={{
            minHeight: 44,
            px: 1.5,
            borderRadius: '8px',
            font: 'inherit',
            fontWeight: 700,
            textDecoration: 'underline',
            textUnderlineOffset: '0.25em',
          }}
          onClick={() => {
            remove(snack.id)
            snack.action?.run()
          }}
        >
          {snack.action.label}
        </ButtonBase>
      )}
      <ButtonBase
        sx={{ width: 44, height: 44, borderRadius: '8px', opacity: 0.75 }}
        onClick={() => {
          snack.onGone?.()
          remove(snack.id)
        }}
      >
        <X size={18} aria-hidden />
        <Hidden>
          <Trans>Close</Trans>
        </Hidden>
      </ButtonBase>
    </Box>
  )
}
