import { useLingui } from '@lingui/react/macro'
import { whatsappHref } from '@parichay/card-page/phone.ts'
import Box from '@mui/material/Box'
import { Copy, MessageCircle } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { dialogPriority, ask } from '../../ui/dialog-queue.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { sayDone, sayFailed } from '../../ui/snackbar-store.ts'

type Shown = { password: string; name: string; phoneNumber: string | null }

/** Shows a new password once; closing it is the end of it. */
export const showPassword = (shown: Shown): Promise<void> =>
  ask<void>(dialogPriority.confirm, (close) => <PasswordSheet {...shown} onClose={() => close()} />)

function PasswordSheet({ password, name, phoneNumber, onClose }: Shown & { onClose: () => void }) {
  const { t } = useLingui()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password)
      sayDone(t`Copied`)
    } catch {
      sayFailed(t`Copying did not work. Please write it down.`)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`New password for ${name}`}
      actions={
        <>
          {phoneNumber && (
            <Button
              look="secondary"
              icon={MessageCircle}
              href={whatsappHref(
                phoneNumber,
                t`Your temporary password is ${password}. It works for 24 hours. Please choose your own at the first sign-in.`,
              )}
              target="_blank"
            >
              {t`WhatsApp`}
            </Button>
          )}
          <Button icon={Copy} onClick={() => void copy()}>
            {t`Copy`}
          </Button>
        </>
      }
    >
      <Box
        aria-label={t`New password`}
        role="group"
        sx={{
          my: 1,
          py: 2,
          px: 1,
          textAlign: 'center',
          borderRadius: '12px',
          bgcolor: 'brand.tint',
          color: 'primary.main',
          fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
          fontSize: { xs: 22, md: 26 },
          fontWeight: 700,
          letterSpacing: '0.06em',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {password}
      </Box>
      <Box
        sx={{ color: 'text.secondary' }}
      >{t`It is shown only now. It works for 24 hours and must be replaced at the first sign-in; all other devices are signed out.`}</Box>
    </Sheet>
  )
}
