import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { libraryName, occasionsByDay, stripDays } from '@parichay/contract/greeting/days.ts'
import type { DatedSubcategory } from '@parichay/contract/greeting/fields.ts'
import { useEffect, useMemo, useRef } from 'react'
import { Hidden } from '../ui/Hidden.tsx'
import { Link } from '../ui/Link.tsx'
import { DayWords } from './DayWords.tsx'
import { dateFormat } from '../ui/formats.ts'
import { sidewaysRow } from '../ui/shape-styles.ts'

type Props = {
  today: string
  /** The day that is shown; none where a group is. */
  day: string | undefined
  occasions: readonly DatedSubcategory[]
  hrefOf: (day: string) => string
}

/** Yesterday, today, tomorrow and two months more, with their occasions. */
export function DateStrip({ today, day, occasions, hrefOf }: Props) {
  const { t, i18n } = useLingui()
  const days = useMemo(() => stripDays(today), [today])
  const marked = useMemo(() => occasionsByDay(occasions, days[0]!, days.at(-1)!), [occasions, days])
  const list = useRef<HTMLUListElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!chosen || !list.current) return
    const left = chosen.offsetLeft - (list.current.clientWidth - chosen.clientWidth) / 2
    list.current.scrollTo({
      left: day === today ? 0 : left,
      behavior: isFirst.current ? 'instant' : 'smooth',
    })
    isFirst.current = false
  }, [day, today])
  return (
    <Box component="nav" aria-label={t`Days`} sx={{ mx: -2 }}>
      <Box
        component="ul"
        ref={list}
        sx={{
          position: 'relative',
          listStyle: 'none',
          m: 0,
          px: 2,
          py: 0.75,
          display: 'flex',
          gap: 1,
          ...sidewaysRow,
          scrollbarWidth: 'none',
          '&::-webkit-scrollbar': { display: 'none' },
        }}
      >
        {days.map((one) => {
          const here = marked.get(one) ?? []
          const chosen = one === day
          const great = here[0]
          return (
            <Box component="li" key={one} sx={{ flex: 'none' }}>
              <Link
                href={hrefOf(one)}
                current={chosen}
                replace
                sx={{
                  display: 'flex',
                  flexDirection: 'column',
                  justifyContent: 'center',
                  minWidth: 72,
                  width: great ? 112 : 'auto',
                  height: '100%',
                  minHeight: 64,
                  px: 1.25,
                  borderRadius: '12px',
                  border: '1px solid',
                  textAlign: 'center',
                  textDecoration: 'none',
                  borderColor: chosen ? 'primary.main' : great ? 'brand.tintLine' : 'divider',
                  bgcolor: chosen ? 'primary.main' : great ? 'brand.tint' : 'background.paper',
                  color: chosen ? 'primary.contrastText' : 'text.primary',
                  '&:hover': { borderColor: 'primary.main' },
                }}
              >
                <Box
                  component="span"
                  sx={{ fontSize: 14, fontWeight: 650, lineHeight: 1.3, whiteSpace: 'nowrap' }}
                >
                  <DayWords day={one} today={today} />
                </Box>
                <Box
                  component="span"
                  sx={{
                    typography: 'caption',
                    lineHeight: 1.3,
                    color: chosen ? 'inherit' : great ? 'primary.main' : 'text.secondary',
                    fontWeight: great ? 600 : 500,
                    overflow: 'hidden',
                    display: '-webkit-box',
                    WebkitLineClamp: 3,
                    WebkitBoxOrient: 'vertical',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {great ? libraryName(great, i18n.locale) : weekday(one, i18n.locale)}
                </Box>
                {here.length > 1 && (
                  <Hidden>
                    {here
                      .slice(1)
                      .map((other) => libraryName(other, i18n.locale))
                      .join(', ')}
                  </Hidden>
                )}
              </Link>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

const weekday = (day: string, locale: string) =>
  dateFormat(`${locale}-IN`, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))
