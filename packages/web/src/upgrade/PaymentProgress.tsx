import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { Clock3, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Purchase } from '../api/purchase.ts'
import { Button } from '../ui/Button.tsx'

type Props = { kind: Purchase['kind']; isSlow: boolean; onLeave: () => void }

/** While a payment is confirmed. After a while it says that nobody has to wait: what was bought counts by itself. */
export function PaymentProgress({ kind, isSlow, onLeave }: Props) {
  const { t } = useLingui()
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 1.5,
        textAlign: 'center',
        minHeight: '70dvh',
        px: 3,
      }}
    >
      {isSlow ? (
        <>
          <Round>
            <Clock3 size={36} strokeWidth={1.75} aria-hidden />
          </Round>
          <Box component="h2" sx={{ typography: 'h2', mt: 1 }}>
            <Trans>We are confirming – you may close this page</Trans>
          </Box>
          <Box sx={{ color: 'text.secondary', maxWidth: 400 }}>
            {kind === 'plan' ? (
              <Trans>
                Your bank has not answered yet. As soon as the money arrives your plan becomes active by
                itself, and you need not pay again.
              </Trans>
            ) : (
              <Trans>
                Your bank has not answered yet. As soon as the money arrives your purchase counts by itself,
                and you need not pay again.
              </Trans>
            )}
          </Box>
          <Button look="secondary" onClick={onLeave} sx={{ mt: 1.5 }}>{t`Close`}</Button>
        </>
      ) : (
        <>
          <Box sx={{ position: 'relative', display: 'grid', placeItems: 'center' }}>
            <CircularProgress size={88} thickness={2.4} aria-label={t`Confirming`} />
            <Box
              component={ShieldCheck}
              size={34}
              strokeWidth={1.75}
              aria-hidden
              sx={{ position: 'absolute', color: 'primary.main' }}
            />
          </Box>
          <Box component="h2" sx={{ typography: 'h2', mt: 2, maxWidth: 360 }}>
            <Trans>Please do not refresh this page while updating payment</Trans>
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            <Trans>This takes a few seconds.</Trans>
          </Box>
        </>
      )}
    </Box>
  )
}

const Round = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 88,
      height: 88,
      borderRadius: '50%',
      bgcolor: 'brand.tint',
      color: 'primary.main',
    }}
  >
    {children}
  </Box>
)
