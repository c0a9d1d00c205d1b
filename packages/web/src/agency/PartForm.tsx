import { useLingui } from '@lingui/react/macro'
import type { AgencyPart } from '@parichay/contract/agency/forms.ts'
import type { AgencyRecord } from '@parichay/contract/agency/record.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { agencyQuery } from '../api/agency-record.ts'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { useSession } from '../session.ts'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

type Props<F extends object> = {
  /** Which tab: the name its draft is kept under. */
  name: string
  part: AgencyPart<F>
  agency: AgencyRecord
  onChange: (agency: AgencyRecord) => void
  children: ReactNode
}

const versionOf = (agency: AgencyRecord) => agency.version
const tabOf = (search: Record<string, unknown>) => search['tab']

/** Takes over what was saved: the record, the list, and the own agency's look and products in this page. */
export function useKeepAgency(): (agency: AgencyRecord) => void {
  const queries = useQueryClient()
  return (saved) => {
    queries.setQueryData(keys.agency(saved.agencyId), saved)
    void queries.invalidateQueries({ queryKey: keys.agencyList() })
    // Where a plan stands is told with what its agency calls soon.
    for (const queryKey of [keys.businesses(), keys.cardList(), keys.dashboard])
      void queries.invalidateQueries({ queryKey })
    useSession.setState(({ agency }) => {
      if (agency.agencyId !== saved.agencyId) return {}
      queries.setQueryData(keys.agency(), saved)
      const { agencyName, invitationSiteLink, logoUrl, theme, languages, support, configuration } = saved
      const { expiringSoonDays, darkLogoUrl, loginImageUrl, login } = saved
      return {
        agency: {
          ...agency,
          agencyName,
          invitationSiteLink,
          logoUrl,
          darkLogoUrl,
          loginImageUrl,
          login,
          theme,
          languages,
          support,
          configuration,
          expiringSoonDays,
          legal: { ...agency.legal, ...saved.legal },
        },
      }
    })
  }
}

/** One tab of an agency's form, saved by itself: what was changed in another tab meanwhile is no conflict here. */
export function PartForm<F extends object>({ name, part, agency, onChange, children }: Props<F>) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { agencyId } = agency
  return (
    <RecordForm<F & Record<string, unknown>, F, AgencyRecord>
      draft={`agency.${agencyId}.${name}`}
      schema={part.rules as never}
      record={agency}
      versionOf={versionOf}
      typed={part.of as never}
      save={(values, version) =>
        call(agencyRoutes.updateAgency, {
          body: { agency: { agencyId, ...part.change(values), version } },
        })
      }
      reload={() => queries.fetchQuery({ ...agencyQuery(agencyId), staleTime: 0 })}
      onSaved={(saved) => {
        onChange(saved)
        sayDone(t`Saved`)
      }}
      fieldOf={part.fieldOf}
      placeOf={tabOf}
    >
      {children}
    </RecordForm>
  )
}
