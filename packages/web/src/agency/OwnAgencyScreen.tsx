import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import { agencyQuery } from '../api/agency-record.ts'
import { failureText } from '../failure-words.ts'
import { paths } from '../paths.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { AgencyTabs } from './AgencyTabs.tsx'
import { useKeepAgency } from './PartForm.tsx'

/** Contact and look of the own agency. What it sells and pays is set by the platform. */
export function OwnAgencyScreen() {
  const { t } = useLingui()
  const keep = useKeepAgency()
  const { data, error, reload } = useRemote(agencyQuery())
  return (
    <Page
      title={t`Our agency`}
      subtitle={t`How customers see and reach you. Name, products and prices are set by your provider.`}
      width="lg"
    >
      {data ? (
        <AgencyTabs agency={data} onChange={keep} hrefOf={(tab) => paths.ownAgency({ tab })} />
      ) : error ? (
        <InlineError message={failureText(error)} onRetry={reload} />
      ) : (
        <FormSkeleton fields={5} />
      )}
    </Page>
  )
}
