import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import { useParams } from '@tanstack/react-router'
import { agencyQuery } from '../api/agency-record.ts'
import { failureText } from '../failure-words.ts'
import { isCallFailed } from '../failures.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { AgencyTabs } from './AgencyTabs.tsx'
import { useKeepAgency } from './PartForm.tsx'

/** One agency with all that the platform sets for it. */
export function AgencyScreen() {
  const { t } = useLingui()
  const go = useGo()
  const keep = useKeepAgency()
  const agencyId = Number(useParams({ strict: false })['agencyId'])
  const known = Number.isSafeInteger(agencyId) && agencyId > 0 && agencyId < 2 ** 31
  const { data, error, reload } = useRemote({ ...agencyQuery(agencyId), enabled: known })
  if (!known || (isCallFailed(error) && error.code === 'NOT_FOUND')) {
    return (
      <Page title={t`Agency not found`} hideTitle>
        <EmptyState
          picture={<SearchDrawing />}
          title={t`This agency is not here`}
          body={t`The link may be old.`}
          action={
            <Button onClick={() => go(paths.agencyManagement(), { replace: true })}>{t`All agencies`}</Button>
          }
        />
      </Page>
    )
  }
  return (
    <Page title={data?.agencyName ?? t`Agency`} subtitle={data?.host} width="lg">
      {data ? (
        <AgencyTabs
          key={agencyId}
          agency={data}
          onChange={keep}
          hrefOf={(tab) => paths.agencySettings(agencyId, { tab })}
        />
      ) : error ? (
        <InlineError message={failureText(error)} onRetry={reload} />
      ) : (
        <FormSkeleton fields={5} />
      )}
    </Page>
  )
}
