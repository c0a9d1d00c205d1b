import { useLingui } from '@lingui/react/macro'
import { istDay } from '@parichay/contract/business/rules.ts'
import { Table2 } from 'lucide-react'
import { useState } from 'react'
import { type BusinessQuery, mostInFile, readAllBusinesses } from '../../api/staff-queries.ts'
import { Button } from '../../ui/Button.tsx'
import { countText } from '../../ui/dates.ts'
import { showError } from '../../ui/dialogs.tsx'
import { saveCsv } from '../../ui/save-text.ts'
import { say } from '../../ui/snackbar-store.ts'
import { businessesFileName, businessRows } from './words.csv.ts'

/** The businesses that the filters find, as a file. */
export function ExportBusinesses({ query }: { query: BusinessQuery }) {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { list, isMore } = await readAllBusinesses(query)
      saveCsv(businessesFileName(istDay(new Date())), businessRows(list, i18n))
      const most = countText(mostInFile, i18n.locale)
      if (isMore) say(t`The file has the first ${most} businesses. Narrow the list for the others.`)
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="text" icon={Table2} busy={busy} onClick={() => void save()} sx={{ flex: 'none' }}>
      {t`Download as CSV`}
    </Button>
  )
}
