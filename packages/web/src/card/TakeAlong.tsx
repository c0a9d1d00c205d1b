import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { ContactRound, FileText, type LucideIcon, Mail, QrCode } from 'lucide-react'
import { plainList } from '../ui/shape-styles.ts'

/** Files of a live card to print, to keep and to write with; the card's own pages make them. */
export function TakeAlong({ url, cardId }: { url: string; cardId: string }) {
  const { t } = useLingui()
  const ways: { id: string; icon: LucideIcon; label: string; href: string; file?: string }[] = [
    { id: 'poster', icon: FileText, label: t`Poster to print`, href: `${url}/poster.pdf` },
    { id: 'qr', icon: QrCode, label: t`QR code as PNG`, href: `${url}/qr.png`, file: `${cardId}-qr.png` },
    { id: 'contact', icon: ContactRound, label: t`Contact file`, href: `${url}.vcf`, file: `${cardId}.vcf` },
    { id: 'signature', icon: Mail, label: t`E-mail signature`, href: `${url}/signature` },
  ]
  return (
    <Box
      component="ul"
      aria-label={t`To print and to keep`}
      sx={{
        ...plainList,
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: 1,
      }}
    >
      {ways.map(({ id, icon: Icon, label, href, file }) => (
        <li key={id}>
          <Box
            component="a"
            href={href}
            {...(file ? { download: file } : { target: '_blank', rel: 'noopener' })}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 52,
              px: 1.5,
              py: 0.75,
              borderRadius: '10px',
              border: '1px solid',
              borderColor: 'divider',
              color: 'text.primary',
              textDecoration: 'none',
              typography: 'body2',
              fontWeight: 600,
              '&:hover': { borderColor: 'primary.main' },
            }}
          >
            <Box
              component={Icon}
              size={20}
              strokeWidth={1.75}
              aria-hidden
              sx={{ flex: 'none', color: 'primary.main' }}
            />
            {label}
          </Box>
        </li>
      ))}
    </Box>
  )
}
