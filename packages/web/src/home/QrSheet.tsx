import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Download } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'

/** The QR code of a card, to be scanned from this screen or printed. */
export function QrSheet({
  url,
  name,
  open,
  onClose,
}: {
  url: string
  name: string
  open: boolean
  onClose: () => void
}) {
  const { t } = useLingui()
  const picture = `${new URL(url).pathname}/qr.svg`
  return (
    <Sheet open={open} title={t`QR code`} onClose={onClose}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
        <Box
          component="img"
          src={picture}
          alt={t`QR code of ${name}`}
          width={260}
          height={260}
          sx={{
            width: 'min(260px, 70vw)',
            height: 'auto',
            aspectRatio: '1',
            borderRadius: '12px',
            bgcolor: '#fff',
          }}
        />
        <Box
          sx={{ color: 'text.secondary' }}
        >{t`Hold this in front of a phone’s camera, or print it for your counter.`}</Box>
        <Button
          look="secondary"
          icon={Download}
          fullWidth
          href={picture}
          download={`${new URL(url).pathname.slice(1)}-qr.svg`}
        >
          {t`Download`}
        </Button>
      </Box>
    </Sheet>
  )
}
