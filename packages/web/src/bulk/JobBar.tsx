import { useLingui } from '@lingui/react/macro'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { isUnderWay } from '../api/bulk.ts'
import { countText } from '../ui/dates.ts'
import { settledRows } from './words.ts'
import { dot } from '../ui/dot.ts'

/** How far a job is, in numbers, and as a bar while it is under way. */
export function JobBar({ job }: { job: BulkJob }) {
  const { t, i18n } = useLingui()
  const count = (value: number) => countText(value, i18n.locale)
  const { counts } = job
  const [settled, total] = [count(settledRows(job)), count(counts.total)]
  const facts = [
    job.kind === 'message' ? t`${count(counts.done)} sent` : t`${count(counts.done)} done`,
    counts.refused > 0 && t`${count(counts.refused)} refused`,
    counts.undone > 0 && t`${count(counts.undone)} taken back`,
    counts.kept > 0 && t`${count(counts.kept)} not taken back`,
    counts.waiting > 0 && t`${count(counts.waiting)} waiting`,
  ].filter(Boolean)
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box role="status" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
        {[t`${settled} of ${total}`, ...facts].join(dot)}
      </Box>
      {(isUnderWay(job) || job.state === 'open') && (
        <LinearProgress
          aria-label={t`${settled} of ${total}`}
          variant={job.state === 'waiting' ? 'indeterminate' : 'determinate'}
          value={(settledRows(job) / counts.total) * 100}
          sx={{ height: 6, borderRadius: 3 }}
        />
      )}
    </Box>
  )
}
