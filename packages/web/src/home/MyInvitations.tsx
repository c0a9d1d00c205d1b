import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { ExternalLink, MailOpen } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Heading, Quiet } from '../ui/shapes.tsx'

/** Invitation cards are made on a site of the agency's; `href` leads there. */
export function MyInvitations({ href }: { href: string }) {
  const { t } = useLingui()
  return (
    <Card
      component="section"
      aria-label={t`Invitation cards`}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Box
        sx={{
          width: 56,
          height: 56,
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          borderRadius: '14px',
          bgcolor: 'brand.tint',
          color: 'primary.main',
        }}
      >
        <MailOpen size={28} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Heading>{t`Invitation cards`}</Heading>
        <Quiet>{t`Weddings, openings and pujas: a card to send on WhatsApp. It opens in a new tab.`}</Quiet>
      </Box>
      <Button look="secondary" icon={ExternalLink} href={href} target="_blank">{t`Make a card`}</Button>
    </Card>
  )
}
