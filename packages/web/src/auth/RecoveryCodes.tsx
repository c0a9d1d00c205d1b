import { useLingui } from '@lingui/react/macro'
import { spacedRecoveryCode } from '@parichay/contract/auth/fields.totp.ts'
import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { Copy, Download, Printer } from 'lucide-react'
import { useAgency } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { saveText } from '../ui/save-text.ts'
import { Pile, Text } from '../ui/shapes.tsx'
import { sayDone, sayFailed } from '../ui/snackbar-store.ts'

/** Paper shows the codes and nothing of the panel around them. */
const onPaper = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body *': { visibility: 'hidden' },
        '[data-on-paper], [data-on-paper] *': { visibility: 'visible' },
        '[data-on-paper]': { position: 'fixed', inset: 0, padding: '24px' },
      },
    }}
  />
)

/** The ten recovery codes, seen this once: to copy, keep as a file or print. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useLingui()
  const { agencyName } = useAgency()
  const shown = codes.map(spacedRecoveryCode)
  const title = t`Recovery codes for ${agencyName}`
  const text = [title, t`Each works once, in the place of the app's code.`, '', ...shown, ''].join('\n')
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => sayDone(t`The codes are copied.`),
      () => sayFailed(t`The codes could not be copied. Save them as a file.`),
    )
  return (
    <Pile gap={2.5} fits>
      {onPaper}
      <Notice tone="warning">
        {t`Keep these codes where only you find them: they bring you in when your phone is lost. They are shown this once.`}
      </Notice>
      <Card sx={{ p: { xs: 2, md: 2.5 } }} data-on-paper>
        <Text as="subtitle1">{title}</Text>
        <Box
          component="ol"
          aria-label={title}
          sx={{
            m: 0,
            mt: 1.5,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: 1,
            fontFamily: 'ui-monospace, monospace',
            fontSize: { xs: 15, sm: 17 },
          }}
        >
          {shown.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          look="secondary"
          icon={Download}
          onClick={() => saveText('recovery-codes.txt', text, 'text/plain')}
        >{t`Download`}</Button>
        <Button look="secondary" icon={Copy} onClick={copy}>{t`Copy`}</Button>
        <Button look="secondary" icon={Printer} onClick={() => window.print()}>{t`Print`}</Button>
      </Box>
      <Box>
        <Button size="large" onClick={onDone}>{t`I have kept the codes`}</Button>
      </Box>
    </Pile>
  )
}
