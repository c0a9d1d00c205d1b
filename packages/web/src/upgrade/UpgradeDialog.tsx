import { Trans, useLingui } from '@lingui/react/macro'
import type { UpgradeMode } from '@parichay/contract/payment/opening.ts'
import { useRouter } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import { Crown, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { Purchase } from '../api/purchase.ts'
import { leaveUpgrade, type UpgradeRequest } from '../shell/upgrade.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { topBarHeight } from '../ui/theme.ts'
import { BuyStep } from './BuyStep.tsx'
import { ChooseStep } from './ChooseStep.tsx'
import { RecordStep } from './RecordStep.tsx'

export type UpgradeDialogProps = {
  request: UpgradeRequest
  mode: Exclude<UpgradeMode, 'connect'>
  /** May see which plan the business has. */
  seesPlan: boolean
}

/** The full-screen dialog 'Premium' (specification 2): choose, and then pay or record. */
export function UpgradeDialog({ request, mode, seesPlan }: UpgradeDialogProps) {
  const { t } = useLingui()
  const router = useRouter()
  const titleId = useId()
  const [purchase, setPurchase] = useState<Purchase>()
  const [isOut, setOut] = useState(false)
  const close = () => void leaveUpgrade(router, 3)
  return (
    <Dialog
      open
      fullScreen
      aria-labelledby={titleId}
      // Checkout opens above the dialog and must be able to take the focus and its Escape.
      onClose={isOut ? () => undefined : close}
      disableEnforceFocus={isOut}
      disableRestoreFocus={isOut}
      slotProps={{
        paper: {
          sx: {
            bgcolor: 'background.default',
            backgroundImage:
              'radial-gradient(120% 420px at 50% -60px, var(--mui-palette-brand-tintLine), transparent)',
          },
        },
      }}
    >
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 3,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: topBarHeight,
          px: 1,
          pl: 2.5,
          bgcolor: 'background.paper',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box
          component={Crown}
          size={22}
          strokeWidth={2}
          aria-hidden
          sx={{ color: 'primary.main', flex: 'none' }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="h1" id={titleId} sx={{ typography: 'h2' }}>
            <Trans>Premium</Trans>
          </Box>
        </Box>
        <IconButton icon={X} label={t`Close`} onClick={close} />
      </Box>
      {mode === 'buy' && purchase ? (
        <BuyStep purchase={purchase} mode={mode} onOut={setOut} onBack={() => setPurchase(undefined)} />
      ) : (
        <ChooseStep request={request} mode={mode} seesPlan={seesPlan} onChoose={setPurchase} />
      )}
      {mode !== 'buy' && purchase && (
        <RecordStep purchase={purchase} mode={mode} onBack={() => setPurchase(undefined)} />
      )}
    </Dialog>
  )
}
