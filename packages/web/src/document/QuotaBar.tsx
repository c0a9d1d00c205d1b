import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DocumentQuota } from '@parichay/contract/document/routes.ts'
import Box from '@mui/material/Box'
import { useRemote } from '../api/remote.ts'
import { documentQuotaQuery } from '../api/documents.ts'
import { paths } from '../paths.ts'
import { failureText } from '../failure-words.ts'
import { countText } from '../ui/dates.ts'
import { Link } from '../ui/Link.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Quiet } from '../ui/shapes.tsx'
import { sizeText } from '../ui/size-text.ts'

/** How much an agency has stored of what it may, a bar where there is a limit; of all agencies the sum, and who has little room left. */
export function QuotaBar({ agencyId }: { agencyId: number | undefined }) {
  const { data, error, reload } = useRemote(documentQuotaQuery(agencyId))
  if (!data)
    return error ? (
      <InlineError message={failureText(error)} onRetry={reload} />
    ) : (
      <Box sx={{ minHeight: 22, mb: 1.5 }} />
    )
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1.5, maxWidth: 480 }}>
      {data.agencies ? <OfAll quota={data} agencies={data.agencies} /> : <OfOne quota={data} />}
      {data.files > 0 && (
        <Quiet>
          <Trans>Music and clips of films count too; they stand with their films.</Trans>
        </Quiet>
      )}
    </Box>
  )
}

const filesText = (count: number, locale: string) => {
  const shown = countText(count, locale)
  return plural(count, { one: '# file', other: `${shown} files` })
}

type Sum = Pick<DocumentQuota, 'files' | 'bytes' | 'limitBytes'>

function OfAll({ quota, agencies }: { quota: Sum; agencies: NonNullable<DocumentQuota['agencies']> }) {
  const { i18n } = useLingui()
  const files = filesText(quota.files, i18n.locale)
  const size = sizeText(quota.bytes)
  return (
    <>
      <Box sx={line}>
        <Plural
          value={agencies.count}
          one={`${files}, ${size}, of # agency`}
          other={`${files}, ${size}, of # agencies`}
        />
      </Box>
      {agencies.tight.map((one) => (
        <Box key={one.agencyId} sx={{ display: 'grid', gap: 0.75 }}>
          <Link href={paths.documents({ agencyId: one.agencyId })} sx={{ overflowWrap: 'anywhere' }}>
            {one.agencyName}
          </Link>
          <OfOne quota={one} name={one.agencyName} />
        </Box>
      ))}
    </>
  )
}

function OfOne({ quota, name }: { quota: Sum; name?: string }) {
  const { t, i18n } = useLingui()
  const { limitBytes } = quota
  const files = filesText(quota.files, i18n.locale)
  const size = sizeText(quota.bytes)
  if (limitBytes === null)
    return (
      <Box sx={line}>
        {files}, {size}
      </Box>
    )
  const limit = sizeText(limitBytes)
  const share = Math.min(1, quota.bytes / Math.max(1, limitBytes))
  const words = t`${files}, ${size} of ${limit}`
  const tone = share >= 0.95 ? 'error.main' : share >= 0.8 ? 'warning.main' : 'primary.main'
  return (
    <>
      <Box sx={line}>{words}</Box>
      <Box
        role="meter"
        aria-label={name === undefined ? t`Storage` : t`Storage of ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={words}
        sx={{ height: 8, borderRadius: '4px', bgcolor: 'brand.sunken', overflow: 'hidden' }}
      >
        <Box sx={{ height: '100%', width: `${Math.max(1, share * 100)}%`, bgcolor: tone }} />
      </Box>
    </>
  )
}

const line = { typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const
