import { useLingui } from '@lingui/react/macro'
import { bulkBounds, type BulkJob } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '../api/download.ts'
import { Button } from '../ui/Button.tsx'
import { dayText } from '../ui/dates.ts'
import { showError } from '../ui/dialogs.tsx'
import { Line, Quiet } from '../ui/shapes.tsx'
import { sizeText } from '../ui/size-text.ts'
import { dot } from '../ui/dot.ts'

/** The file that a job made, to be saved, and how long it is kept; a word where it is not kept any more. */
export function JobFile({ job, small = false }: { job: BulkJob; small?: boolean }) {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const { file, bulkJobId, counts } = job
  if (job.kind !== 'export' || job.state !== 'done') return null
  if (!file) {
    return counts.done > 0 && !small ? (
      <Quiet>{t`The file is not kept any more. Export once more.`}</Quiet>
    ) : null
  }
  const save = async () => {
    setBusy(true)
    try {
      await download(bulkRoutes.downloadBulkFile, { params: { bulkJobId } })
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  const format = file.format.toUpperCase()
  const last = dayText(addDays(istDay(new Date(job.createdAt)), bulkBounds.fileDays), i18n.locale)
  return (
    <Line gap={1.5} centred wraps>
      <Button
        look={small ? 'secondary' : 'primary'}
        icon={Download}
        busy={busy}
        onClick={() => void save()}
        {...(small ? { size: 'small' as const } : {})}
      >
        {t`Download ${format}`}
      </Button>
      <Quiet>{[sizeText(file.bytes), t`kept until ${last}`].join(dot)}</Quiet>
    </Line>
  )
}
