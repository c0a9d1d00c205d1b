import { Trans } from '@lingui/react/macro'
import { useAgency } from '../session.ts'

/** What going on means, with both texts one tap away. */
export function ConsentLine() {
  const { legal } = useAgency()
  return (
    <span>
      <Trans>
        By continuing you accept the{' '}
        <a href={legal.termsUrl} target="_blank" rel="noopener noreferrer">
          terms of use
        </a>{' '}
        and the{' '}
        <a href={legal.privacyUrl} target="_blank" rel="noopener noreferrer">
          privacy policy
        </a>
        .
      </Trans>
    </span>
  )
}
