import { Trans } from '@lingui/react/macro'
import { useAgency } from '../session.ts'
import { LegalLink } from './LegalLink.tsx'

/** What going on means, with both texts one tap away. */
export function ConsentLine() {
  const { legal } = useAgency()
  return (
    <span>
      <Trans>
        By continuing you accept the <LegalLink href={legal.termsUrl}>terms of use</LegalLink> and the{' '}
        <LegalLink href={legal.privacyUrl}>privacy policy</LegalLink>.
      </Trans>
    </span>
  )
}
