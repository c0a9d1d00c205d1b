import { Trans, useLingui } from '@lingui/react/macro'
import { spokenNumber, whatsappHref } from '@parichay/card-page/phone.ts'
import Box from '@mui/material/Box'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useAgency } from '../session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Quiet, Text } from '../ui/shapes.tsx'

type Props = {
  /** For those who may not buy here (specification 2, screens 8.7), or for whoever needs help. */
  about: 'buying' | 'help'
  onClose: () => void
}

/** Whom to talk to, and how: whatever ways the agency has. */
export function ConnectNotice({ about, onClose }: Props) {
  const { t } = useLingui()
  const { agencyName, logoUrl, darkLogoUrl, support } = useAgency()
  const hasWhatsapp = support.whatsapp !== ''
  const hasPhone = support.phoneNumber !== ''
  const isHelp = about === 'help'
  // Who wants to buy is asked for by a call or a message, and by e-mail where there is no other way.
  const hasMail = support.email !== '' && (isHelp || (!hasPhone && !hasWhatsapp))
  return (
    <Sheet
      open
      onClose={onClose}
      title={isHelp ? t`Help` : t`Connect with admin`}
      actions={
        <>
          {hasMail && (
            <Button
              look={hasWhatsapp || hasPhone ? 'secondary' : 'primary'}
              icon={Mail}
              href={`mailto:${support.email}`}
            >
              {isHelp ? t`E-mail` : t`Write an e-mail`}
            </Button>
          )}
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
              href={whatsappHref(
                support.whatsapp,
                isHelp ? t`Hello, I need your help.` : t`Hello, I would like to buy a subscription plan.`,
              )}
              target="_blank"
            >
              {t`WhatsApp`}
            </Button>
          )}
          {!hasPhone && !hasWhatsapp && !hasMail && <Button onClick={onClose}>{t`Ok`}</Button>}
        </>
      }
    >
      <Box sx={{ color: 'text.secondary', mb: 2 }}>
        {isHelp ? (
          <Trans>Something does not work, or you have a question? Talk to your provider.</Trans>
        ) : (
          <Trans>Please connect with admin to purchase subscription plan.</Trans>
        )}
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
