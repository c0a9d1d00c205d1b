import { useLingui } from '@lingui/react/macro'
import { telHref, whatsappHref } from '@parichay/card-page/phone.ts'
import { MessageCircle, Phone } from 'lucide-react'
import { Button } from './Button.tsx'
import { Line } from './shapes.tsx'

type Props = {
  /** With the country: +919876500000. */
  phone: string
  /** Who is reached, for screen readers. */
  name: string
  /** What the message begins with. */
  words?: string
}

/** One press to a call or a message. */
export function Reach({ phone, name, words = '' }: Props) {
  const { t } = useLingui()
  return (
    <Line gap={1} wraps>
      <Button look="secondary" size="small" icon={Phone} href={telHref(phone)} label={t`Call ${name}`}>
        {t`Call`}
      </Button>
      <Button
        look="secondary"
        size="small"
        icon={MessageCircle}
        href={whatsappHref(phone, words)}
        target="_blank"
        label={t`WhatsApp to ${name}`}
      >
        {t`WhatsApp`}
      </Button>
    </Line>
  )
}
