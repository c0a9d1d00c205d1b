import { Trans, useLingui } from '@lingui/react/macro'
import { drawQrSvg } from '@parichay/card-page/qr.ts'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Copy, ExternalLink } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Quiet } from '../ui/shapes.tsx'
import { sayDone, sayFailed } from '../ui/snackbar-store.ts'
import { TextButton } from '../ui/TextButton.tsx'
import { phoneOnly } from '../ui/theme.ts'

/** What the app is given: `uri` as an `otpauth:` address, `secret` the same to type, base32. */
type Secret = { uri: string; secret: string }

/** The key, to scan with another phone; on a phone, which cannot scan itself, a link that opens its own app comes first. */
export function KeyForApp({ uri, secret }: Secret) {
  const { t } = useLingui()
  const onPhone = useMediaQuery(phoneOnly, { noSsr: true })
  const [asked, setAsked] = useState(false)
  const typed = secret.replace(/(.{4})(?=.)/g, '$1 ')
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => sayDone(t`The key is copied.`),
      () => sayFailed(t`Copying did not work. Please write it down.`),
    )
  const key = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <Box component="code" sx={{ fontSize: 15, overflowWrap: 'anywhere' }}>
        {typed}
      </Box>
      {/* On a line of its own its words stand under the key. */}
      <Box sx={{ ml: -1.5 }}>
        <Button look="text" size="small" icon={Copy} onClick={copy}>{t`Copy`}</Button>
      </Box>
    </Box>
  )
  if (!onPhone)
    return (
      <>
        <Trans>Scan this with your authenticator app: Google Authenticator, Aegis, 2FAS or another.</Trans>
        <QrCode uri={uri} />
        <Quiet>
          <Trans>Cannot scan? Copy the key into the app:</Trans>
        </Quiet>
        {key}
      </>
    )
  return (
    <>
      <Trans>Open your authenticator app with this: Google Authenticator, Aegis, 2FAS or another.</Trans>
      <Box sx={{ my: 1.5 }}>
        <Button look="secondary" icon={ExternalLink} href={uri}>{t`Open the app`}</Button>
      </Box>
      <Quiet wraps>
        <Trans>Nothing opens? Copy the key into the app:</Trans>
      </Quiet>
      {key}
      {asked ? (
        <QrCode uri={uri} />
      ) : (
        <TextButton onClick={() => setAsked(true)}>{t`Show a QR code for another phone`}</TextButton>
      )}
    </>
  )
}

function QrCode({ uri }: Pick<Secret, 'uri'>) {
  const { t } = useLingui()
  const picture = useMemo(
    () =>
      `data:image/svg+xml,${encodeURIComponent(drawQrSvg(uri, { dark: '#111111', light: '#ffffff', size: 640 }))}`,
    [uri],
  )
  return (
    <Box
      component="img"
      src={picture}
      alt={t`QR code for your authenticator app`}
      sx={{
        display: 'block',
        width: 200,
        height: 200,
        my: 1.5,
        borderRadius: '16px',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: '#fff',
      }}
    />
  )
}
