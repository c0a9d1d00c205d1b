import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { Table2 } from 'lucide-react'
import { useState } from 'react'
import {
  activityAddress,
  activityQuery,
  type ActivityQuery,
  mostInFile,
  readWholeActivity,
} from '../api/activity.ts'
import { useStaff } from '../api/staff.ts'
import { Button } from '../ui/Button.tsx'
import { countText } from '../ui/dates.ts'
import { showError } from '../ui/dialogs.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PaperDrawing, SearchDrawing } from '../ui/illustrations.tsx'
import { Page } from '../ui/Page.tsx'
import { saveCsv } from '../ui/save-text.ts'
import { say } from '../ui/snackbar-store.ts'
import { ActivityFilters } from './ActivityFilters.tsx'
import { ActivityList } from './ActivityList.tsx'
import { activityFileName, activityRows } from './words.csv.ts'
import { whoText } from './words.entry.ts'
import { presentDay } from '../ui/clock.ts'

/** The activity log: who did what, for whom, from where; filtered in the address, and as a file. */
export function ActivityScreen() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const staff = useStaff()
  const [isSaving, setSaving] = useState(false)
  const query = activityAddress.read(useSearch({ strict: false }) as Record<string, string | undefined>)
  const answer = useInfiniteQuery(activityQuery(query))
  const rows = answer.data?.pages.flatMap((page) => page.list)
  const isFiltered = activityAddress.isFiltered(query)
  const change = (what: { [K in keyof ActivityQuery]?: ActivityQuery[K] | undefined }) =>
    void navigate({ to: '.', search: activityAddress.change(query, what) as never, replace: true })
  const save = async () => {
    setSaving(true)
    try {
      const { list, isMore } = await readWholeActivity(query)
      saveCsv(activityFileName(presentDay()), activityRows(list, i18n))
      const most = countText(mostInFile, i18n.locale)
      if (isMore) say(t`The file has the newest ${most} entries. Choose fewer days for older ones.`)
    } catch (error) {
      void showError(error)
    } finally {
      setSaving(false)
    }
  }
  const person = rows?.find(({ who }) => who.franchiseeId === query.franchiseeId)?.who
  return (
    <Page
      title={t`Activity log`}
      width="lg"
      subtitle={t`Who did what, for whom and from where. Kept for a year.`}
      actions={
        rows &&
        rows.length > 0 && (
          <Button look="secondary" icon={Table2} busy={isSaving} onClick={() => void save()}>
            {t`Download as CSV`}
          </Button>
        )
      }
    >
      <Box sx={{ mb: 2.5 }}>
        <ActivityFilters
          query={query}
          onChange={change}
          names={{
            person: person && whoText(person, i18n),
            business: rows?.find(({ business }) => business?.businessId === query.businessId)?.business
              ?.businessName,
            customer: rows?.find(({ onBehalfOf }) => onBehalfOf?.userId === query.userId)?.onBehalfOf?.name,
            agency: rows?.find(({ agencyId }) => agencyId === query.agencyId)?.agencyName,
          }}
        />
      </Box>
      <ActivityList
        answer={answer}
        withAgency={staff.seesAllAgencies}
        onPerson={(franchiseeId) => change({ franchiseeId })}
        empty={
          isFiltered ? (
            <EmptyState
              picture={<SearchDrawing />}
              title={t`Nothing matches these filters`}
              action={
                <Button look="secondary" onClick={() => change(activityAddress.clear)}>
                  {t`Clear filters`}
                </Button>
              }
            />
          ) : (
            <EmptyState
              picture={<PaperDrawing />}
              title={t`Nothing happened yet`}
              body={t`Every change by staff or customers is written down here.`}
            />
          )
        }
      />
    </Page>
  )
}
