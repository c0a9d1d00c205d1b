import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { failureText } from '../failure-words.ts'
import { framesQuery } from '../api/today.ts'
import { useSession } from '../session.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { FrameEditor } from './FrameEditor.tsx'
import { GreetingsSwitch } from './GreetingsSwitch.tsx'

/** The frames of one business; for staff with the switch of its greetings. */
export function FramesOf({ business }: { business: Business }) {
  const { t } = useLingui()
  const isStaff = useSession((state) => state.kind === 'staff')
  const { businessId, businessName } = business
  const { data, error, reload } = useRemote(framesQuery(businessId))
  return (
    <Page title={t`Frame settings`} subtitle={businessName} width="lg">
      {error && !data && <InlineError message={failureText(error)} onRetry={reload} />}
      {data && isStaff && <GreetingsSwitch answer={data} />}
      {data ? (
        <FrameEditor key={businessId} business={business} answer={data} />
      ) : (
        !error && <FormSkeleton fields={6} />
      )}
    </Page>
  )
}
