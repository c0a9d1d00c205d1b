import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { documentQuotaQuery } from '../api/documents.ts'
import { countText } from '../ui/dates.ts'
import { sizeText } from '../ui/size-text.ts'

/** How much an agency has stored of what it may; a bar where there is a limit. */
export function QuotaBar({ agencyId }: { agencyId: number | undefined }) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(documentQuotaQuery(agencyId))
  if (!data) return <Box sx={{ minHeight: 22, mb: 1.5 }} />
  const files = countText(data.files, i18n.locale)
  const size = sizeText(data.bytes)
  const limit = data.limitBytes === null ? null : sizeText(data.limitBytes)
  const share = data.limitBytes === null ? 0 : Math.min(1, data.bytes / Math.max(1, data.limitBytes))
  const words = limit === null ? t`${files} files, ${size}` : t`${files} files, ${size} of ${limit}`
  const tone = share >= 0.95 ? 'error.main' : share >= 0.8 ? 'warning.main' : 'primary.main'
  return (
    <Box sx={{ display: 'grid', gap: 0.75, mb: 1.5, maxWidth: 480 }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {words}
      </Box>
      {limit !== null && (
        <Box
          role="meter"
          aria-label={t`Storage`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={words}
          sx={{ height: 8, borderRadius: '4px', bgcolor: 'brand.sunken', overflow: 'hidden' }}
        >
          <Box sx={{ height: '100%', width: `${Math.max(1, share * 100)}%`, bgcolor: tone }} />
        </Box>
      )}
    </Box>
  )
}
