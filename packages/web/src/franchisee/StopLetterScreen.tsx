import { useLingui } from '@lingui/react/macro'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { call } from '../api/client.ts'
import { StopMail } from '../shell/StopMail.tsx'

/** Ends the daily letter of staff. */
export function StopLetterScreen() {
  const { t } = useLingui()
  return (
    <StopMail
      title={t`Daily letter`}
      question={t`Each morning we write what happened yesterday and what waits. Stop this letter?`}
      deed={t`Stop the letter`}
      done={t`The letter does not come any more. You can switch it on again in your account.`}
      stop={(token) => call(franchiseeRoutes.stopDailyLetter, { body: { token } })}
    />
  )
}
