import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReportCount, ReportPreview } from '@parichay/contract/report/fields.ts'
import Box from '@mui/material/Box'
import { countText, timeText } from '../ui/dates.ts'
import { TextButton } from '../ui/TextButton.tsx'
import { fromTablet } from '../ui/theme.ts'

type Props = {
  preview: ReportPreview
  /** Undefined while it is counted. */
  count: ReportCount | undefined
  /** The count did not come. */
  failed: boolean
  onRetry: () => void
}

/** How many rows a report has and how many of them are shown. The number comes later than the rows, into a place that is kept for it. */
export function ReportCountLine({ preview, count, failed, onRetry }: Props) {
  const { t, i18n } = useLingui()
  const asOf = timeText(preview.asOf, i18n.locale)
  const shown = preview.rows.length
  const total = count && `${countText(count.total, i18n.locale)}${count.totalIsMore ? '+' : ''}`
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        mb: 1,
        typography: 'body2',
        color: 'text.secondary',
        [fromTablet]: { flexDirection: 'row', columnGap: 1, justifyContent: 'space-between' },
      }}
    >
      {count ? (
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 650 }}>
          {count.totalIsMore
            ? t`${total} rows`
            : plural(count.total, { one: '# row', other: `${total} rows` })}
        </Box>
      ) : failed ? (
        <span>
          {t`The rows could not be counted.`} <TextButton onClick={onRetry}>{t`Retry`}</TextButton>
        </span>
      ) : (
        <span>{t`Counting…`}</span>
      )}
      <span>{preview.hasMore ? t`The first ${shown} are shown, as of ${asOf}` : t`as of ${asOf}`}</span>
    </Box>
  )
}
