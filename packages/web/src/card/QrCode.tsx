import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { drawQrSvg } from '@parichay/card-page/qr.ts'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '../ui/Button.tsx'

/** The QR code of a card's address, and the way to keep it as a file that prints sharp at any size. */
export function QrCode({ url, name, size = 208 }: { url: string; name: string; size?: number }) {
  const { t } = useLingui()
  const file = useMemo(
    () =>
      `data:image/svg+xml,${encodeURIComponent(drawQrSvg(url, { dark: '#111111', light: '#ffffff', size: 960 }))}`,
    [url],
  )
  const save = () => {
    const link = document.createElement('a')
    link.href = file
    link.download = `${name}-qr.svg`
    link.click()
  }
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
      <Box
        component="img"
        src={file}
        alt={t`QR code of your card`}
        width={size}
        height={size}
        sx={{ borderRadius: '16px', border: '1px solid', borderColor: 'divider', bgcolor: '#fff' }}
      />
      <Button look="text" icon={Download} onClick={save}>{t`Download QR code`}</Button>
    </Box>
  )
}
