import { Trans, useLingui } from '@lingui/react/macro'
import { spokenNumber, whatsappHref } from '@parichay/card-page/phone.ts'
import Box from '@mui/material/Box'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useAgency } from '../session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Quiet, Text } from '../ui/shapes.tsx'

/** For those who may not buy here: whom to talk to instead (specification 2, screens 8.7). */
export function ConnectNotice({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { agencyName, logoUrl, darkLogoUrl, support } = useAgency()
  const hasWhatsapp = support.whatsapp !== ''
  const hasPhone = support.phoneNumber !== ''
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Connect with admin`}
      actions={
        <>
          {hasPhone && (
            <Button
              look={hasWhatsapp ? 'secondary' : 'primary'}
              icon={Phone}
              href={`tel:${support.phoneNumber}`}
            >
              {t`Call`}
            </Button>
          )}
          {hasWhatsapp && (
            <Button
              icon={MessageCircle}
              href={whatsappHref(support.whatsapp, t`Hello, I would like to buy a subscription plan.`)}
              target="_blank"
            >
              {t`WhatsApp`}
            </Button>
          )}
          {!hasPhone &&
            !hasWhatsapp &&
            (support.email ? (
              <Button icon={Mail} href={`mailto:${support.email}`}>
                {t`Write an e-mail`}
              </Button>
            ) : (
              <Button onClick={onClose}>{t`Ok`}</Button>
            ))}
        </>
      }
    >
      <Box sx={{ color: 'text.secondary', mb: 2 }}>
        <Trans>Please connect with admin to purchase subscription plan.</Trans>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          p: 1.5,
          borderRadius: '12px',
          bgcolor: 'brand.tint',
        }}
      >
        <Avatar name={agencyName} src={logoUrl} darkSrc={darkLogoUrl} size={48} />
        <Box sx={{ minWidth: 0 }}>
          <Text as="subtitle1" wraps>
            {agencyName}
          </Text>
          <Quiet wraps>{hasPhone ? spokenNumber(support.phoneNumber) : support.email}</Quiet>
        </Box>
      </Box>
    </Sheet>
  )
}
