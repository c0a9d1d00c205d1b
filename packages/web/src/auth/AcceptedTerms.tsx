import { Trans, useLingui } from '@lingui/react/macro'
import { useAgency } from '../session.ts'
import { Card } from '../ui/Card.tsx'
import { dayText } from '../ui/dates.ts'
import { Pile, Quiet } from '../ui/shapes.tsx'
import { LegalLink } from './LegalLink.tsx'

/** What was agreed to and when, with both texts to read again. */
export function AcceptedTerms({ consentAt }: { consentAt: string | null | undefined }) {
  const { t, i18n } = useLingui()
  const { legal } = useAgency()
  const day = consentAt ? dayText(consentAt, i18n.locale) : ''
  return (
    <Card>
      <Pile gap={1}>
        <div>
          <LegalLink href={legal.termsUrl}>{t`Terms of use`}</LegalLink>
        </div>
        <div>
          <LegalLink href={legal.privacyUrl}>{t`Privacy policy`}</LegalLink>
        </div>
        {day && (
          <Quiet>
            <Trans>You accepted both on {day}.</Trans>
          </Quiet>
        )}
      </Pile>
    </Card>
  )
}
