import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useLeadNoticesRead } from '../shell/owner-notices/lead-notices-read.ts'
import { leadAddress, leadsOf } from '../api/leads.ts'
import { countText } from '../ui/dates.ts'
import { ListBody } from '../ui/list/ListBody.tsx'
import { useListRun } from '../ui/list/list-run.ts'
import { Page } from '../ui/Page.tsx'
import { LeadFilters } from './LeadFilters.tsx'
import { LeadRows } from './LeadRows.tsx'
import { LeadsCsv } from './LeadsCsv.tsx'
import { NoLeads, ShutForm } from './NoLeads.tsx'

/** The leads of one business. */
export function LeadList({ business }: { business: Business }) {
  const { t, i18n } = useLingui()
  const { businessId, businessName } = business
  const list = useListRun(leadAddress, leadsOf(businessId), true)
  const { found, query, change, isFiltered } = list
  // A list that is narrowed does not show what is new.
  useLeadNoticesRead(businessId, found !== undefined && !isFiltered)
  const total = found && `${countText(found.total, i18n.locale)}${found.totalIsMore ? '+' : ''}`
  const counted = total === undefined ? '' : isFiltered ? t`${total} found` : t`${total} in all`
  return (
    <Page
      title={t`Leads`}
      width="lg"
      fills
      subtitle={[businessName, counted].filter(Boolean).join('\u00a0· ')}
    >
      <ListBody
        list={list}
        label={t`Leads`}
        searchLabel={t`Name, number or words`}
        filters={<LeadFilters query={query} onChange={(what) => change(what, true)} />}
        beside={found && found.list.length > 0 && <LeadsCsv read={list.read} />}
        above={found && found.list.length > 0 && <ShutForm business={business} />}
        bones={4}
        show={(rows) => <LeadRows rows={rows} businessName={businessName} list={list} />}
        empty={<NoLeads business={business} />}
      />
    </Page>
  )
}
