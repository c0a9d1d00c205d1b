import { useLingui } from '@lingui/react/macro'
import useMediaQuery from '@mui/material/useMediaQuery'
import { calendarAddress } from '../../api/library-search.ts'
import { useListAddress } from '../../ui/list/list-address.ts'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { Pile } from '../../ui/shapes.tsx'
import { MissingList } from './MissingList.tsx'
import { MonthView } from './MonthView.tsx'

/** What the library has on which days: as a month, or the occasions that come and what they lack. Phones begin with the list. */
export function CalendarTab({ adds }: { adds: boolean }) {
  const { t } = useLingui()
  const isWide = useMediaQuery('(min-width: 1000px)', { noSsr: true })
  const { query, change } = useListAddress(calendarAddress)
  const view = query.view ?? (isWide ? 'month' : 'list')
  const show = (one: 'month' | 'list') => () => change({ view: one, occasion: undefined })
  return (
    <Pile gap={2} oneColumn>
      <Pills label={t`Calendar`}>
        <Pill pressed={view === 'month'} onClick={show('month')}>{t`Month`}</Pill>
        <Pill pressed={view === 'list'} onClick={show('list')}>{t`The next 60 days`}</Pill>
      </Pills>
      {view === 'month' ? <MonthView adds={adds} isGrid={isWide} /> : <MissingList adds={adds} />}
    </Pile>
  )
}
