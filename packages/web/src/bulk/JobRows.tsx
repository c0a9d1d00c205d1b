import { useLingui } from '@lingui/react/macro'
import { whatsappHref } from '@parichay/card-page/phone.ts'
import type { BulkJob, BulkKind, BulkRow } from '@parichay/contract/bulk/fields.ts'
import { subjectOf } from '@parichay/contract/bulk/kinds.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { MessageCircle, Undo2 } from 'lucide-react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { editingRights, type Staff, useStaff } from '../api/staff.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'
import { spacedNumber } from '../ui/form/digits.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Link } from '../ui/Link.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { Quiet } from '../ui/shapes.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { fieldNames, rowReason, rowWords } from './words.ts'

/** The rows of a job with what became of each; messages with their button. */
export function JobRows({ job, rows }: { job: BulkJob; rows: readonly BulkRow[] }) {
  const { t } = useLingui()
  return (
    <RowList label={t`Rows`}>
      {rows.map((row) => (
        <JobRow key={row.rowNo} job={job} row={row} />
      ))}
    </RowList>
  )
}

/** Where what the row is about can be looked at; nowhere when it is gone. */
function placeOf({ kind }: BulkJob, { businessId, subjectId, state }: BulkRow, staff: Staff) {
  if (deleting.has(kind) ? state === 'done' : kind === 'import' && state === 'undone') return undefined
  const subject = subjectOf[kind]
  if (subject === 'business') return businessId === null ? undefined : paths.adminBusiness(businessId)
  if (subjectId === null) return undefined
  const edits = editingRights(staff)
  if (subject === 'image') return paths.imageLibrary(staff.ofSuperAdminAgency, { post: subjectId })
  if (subject === 'feedback') return paths.adminFeedback({ feedbackId: subjectId })
  if (subject === 'person') return paths.editFranchisee(subjectId)
  if (subject === 'agency') return paths.agencySettings(subjectId)
  if (!edits[subject] || businessId === null) return undefined
  if (subject === 'card') return paths.editCard(subjectId)
  return subject === 'pdfCard'
    ? paths.pdfCards({ businessId, pdfCardNo: subjectId })
    : paths.videos({ businessId, videoNo: subjectId })
}

const deleting: ReadonlySet<BulkKind> = new Set([
  'delete',
  'imageDelete',
  'feedbackDelete',
  'cardDelete',
  'pdfCardDelete',
  'videoDelete',
])

function JobRow({ job, row }: { job: BulkJob; row: BulkRow }) {
  const { t, i18n } = useLingui()
  const staff = useStaff()
  const { label, whatsapp } = row
  const state = rowWords[row.state]
  const href = placeOf(job, row, staff)
  const field = row.field && fieldNames[row.field as keyof typeof fieldNames]
  const why = [field && i18n._(field), rowReason(row, job.kind)].filter(Boolean).join(': ')
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2, py: 1, minHeight: 56 }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {href !== undefined ? (
            <Link href={href} sx={{ color: 'inherit' }}>
              {label}
            </Link>
          ) : (
            label
          )}
        </Box>
        {row.fileRow !== null && <Quiet>{t`Row ${row.fileRow}`}</Quiet>}
        {whatsapp && <Quiet>{spacedNumber(whatsapp.phone)}</Quiet>}
        {why && <Quiet wraps>{why}</Quiet>}
      </Box>
      <StatusChip tone={state.tone}>{i18n._(state.label)}</StatusChip>
      {job.kind === 'message' && whatsapp && <Send job={job} row={row} />}
    </Box>
  )
}

function Send({ job, row }: { job: BulkJob; row: BulkRow }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { label, rowNo, whatsapp } = row
  const mark = async (sent: boolean) => {
    try {
      await call(bulkRoutes.markBulkMessage, {
        params: { bulkJobId: job.bulkJobId },
        body: { rowNo, sent },
      })
    } catch (error) {
      void showError(error)
    }
    await queries.invalidateQueries({ queryKey: keys.bulk(job.bulkJobId) })
  }
  if (!whatsapp || job.state !== 'open') return null
  if (row.state === 'done')
    return (
      <IconButton icon={Undo2} label={t`${label}: not sent after all`} onClick={() => void mark(false)} />
    )
  return (
    <Button
      look="secondary"
      size="small"
      icon={MessageCircle}
      href={whatsappHref(whatsapp.phone, whatsapp.text)}
      target="_blank"
      label={t`Send to ${label}`}
      onClick={() => void mark(true)}
    >
      {t`Send`}
    </Button>
  )
}
