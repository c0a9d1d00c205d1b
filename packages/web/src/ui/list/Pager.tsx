import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { SelectBox } from '../form/control.ts'
import { IconButton } from '../IconButton.tsx'
import { Button } from '../Button.tsx'
import { defaultPageSize, pageFacts, pageSizes, totalText } from './pages.ts'
import { Line } from '../shapes.tsx'

export type PagerProps = {
  page: number
  size?: number
  total: number
  onPage: (page: number) => void
  /** There are more than `total`: pages have numbers only up to there, and the end is reached from behind. */
  totalIsMore?: boolean
  /** Pages are counted from the end. */
  fromEnd?: boolean
  /** Leads to the first or the last page, whatever its number. */
  onEnd?: (end: 'first' | 'last') => void
  onSize?: (size: number) => void
}

/** Which rows of how many, and the way to the next. Pages are those of the server. */
export function Pager({
  page,
  size = defaultPageSize,
  total,
  onPage,
  totalIsMore = false,
  fromEnd = false,
  onEnd,
  onSize,
}: PagerProps) {
  const { t, i18n } = useLingui()
  const facts = pageFacts(page, size, total)
  const all = totalText(totalIsMore ? total + 1 : total, i18n.locale)
  const number = (value: number) => totalText(value, i18n.locale)
  const [first, last] = [number(facts.first), number(facts.last)]
  const turned = fromEnd && totalIsMore
  const atStart = turned ? false : facts.page <= 1
  const atEnd = turned ? facts.page <= 1 : facts.page >= facts.pages
  const step = turned ? -1 : 1
  return (
    <Box
      component="nav"
      aria-label={t`Pages`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: 'wrap',
        gap: 1,
        mt: 1.5,
      }}
    >
      <Box sx={{ mr: 'auto', typography: 'body2', color: 'text.secondary' }}>
        {turned ? t`The last ${first}–${last} of ${all}` : t`${first}–${last} of ${all}`}
      </Box>
      {onSize && total > pageSizes[0] && (
        <Box
          component="label"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2', color: 'text.secondary' }}
        >
          {t`Rows`}
          <SelectBox
            value={size}
            onChange={(event) => onSize(Number(event.target.value))}
            sx={{ minHeight: 44, py: 0.5, pl: 1.5, pr: 1, width: 84, fontSize: 16, appearance: 'auto' }}
          >
            {pageSizes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectBox>
        </Box>
      )}
      {(facts.pages > 1 || turned) && (
        <Line gap={1}>
          {onEnd && !atStart && (
            <IconButton icon={ChevronFirst} label={t`First page`} onClick={() => onEnd('first')} />
          )}
          <Button
            look="secondary"
            icon={ChevronLeft}
            disabledReason={atStart ? t`This is the first page` : undefined}
            onClick={() => onPage(facts.page - step)}
          >
            {t`Back`}
          </Button>
          <Button
            look="secondary"
            icon={ChevronRight}
            disabledReason={atEnd ? t`This is the last page` : undefined}
            onClick={() => onPage(facts.page + step)}
          >
            {t`Next`}
          </Button>
          {onEnd && !atEnd && (
            <IconButton icon={ChevronLast} label={t`Last page`} onClick={() => onEnd('last')} />
          )}
        </Line>
      )}
    </Box>
  )
}
