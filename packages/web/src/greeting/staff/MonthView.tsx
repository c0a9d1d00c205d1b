import { useLingui } from '@lingui/react/macro'
import { addMonths, monthOf } from '@parichay/contract/greeting/calendar.ts'
import { postLanguages } from '@parichay/contract/greeting/tastes.ts'
import Box from '@mui/material/Box'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { monthQuery } from '../../api/library.ts'
import { calendarAddress } from '../../api/library-search.ts'
import { useRemote } from '../../api/remote.ts'
import { failureText } from '../../failure-words.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { FilterPill } from '../../ui/list/FilterPill.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { useListAddress } from '../../ui/list/list-address.ts'
import { Heading, Line, Pile, Quiet } from '../../ui/shapes.tsx'
import { fromDesktop } from '../../ui/theme.ts'
import { useToday } from '../../ui/use-today.ts'
import { monthText } from '../../ui/week.ts'
import { languageNames } from '../words.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthList } from './MonthList.tsx'
import { OccasionPanel } from './OccasionPanel.tsx'

/** A month of the library: its days with their occasions, one of which may stand open beside them. */
export function MonthView({ adds, isGrid }: { adds: boolean; isGrid: boolean }) {
  const { t, i18n } = useLingui()
  const today = useToday()
  const { query, change, hrefOf } = useListAddress(calendarAddress)
  const { language, occasion: open } = query
  const month = query.month ?? monthOf(today)
  const answer = useRemote(monthQuery(month))
  /** The day that is to have the keyboard once it is there. */
  const wanted = useRef<string>(undefined)
  const show = (other: string) =>
    change({ month: other === monthOf(today) ? undefined : other, occasion: undefined })
  const all = answer.data
  const looked = open === undefined ? undefined : all?.find((one) => one.imageSubcategoryId === open)
  const close = () => {
    wanted.current = looked?.days.find((day) => monthOf(day) === month) ?? looked?.days[0]
    change({ occasion: undefined })
  }
  const panel = looked && (
    <OccasionPanel
      key={looked.imageSubcategoryId}
      occasion={looked}
      others={(all ?? []).filter(
        (one) => one !== looked && one.days.some((day) => looked.days.includes(day)),
      )}
      language={language}
      adds={adds}
      hrefOf={(id) => hrefOf({ occasion: id })}
      onClose={close}
    />
  )
  if (panel && !isGrid) return panel
  const shared = {
    month,
    today,
    language,
    occasions: all,
    open,
    hrefOf: (id: number) => hrefOf({ occasion: id }),
  }
  return (
    <Pile gap={1.5} oneColumn>
      <Line gap={1} wraps centred>
        <Box sx={{ display: 'flex', ml: -1 }}>
          <IconButton
            icon={ChevronLeft}
            label={t`Previous month`}
            onClick={() => show(addMonths(month, -1))}
          />
          <IconButton icon={ChevronRight} label={t`Next month`} onClick={() => show(addMonths(month, 1))} />
        </Box>
        <Box aria-live="polite" sx={{ minWidth: 150 }}>
          <Heading>{monthText(month, i18n.locale)}</Heading>
        </Box>
        {month !== monthOf(today) && (
          <Button look="secondary" size="small" onClick={() => show(monthOf(today))} sx={{ minHeight: 44 }}>
            {t`Today`}
          </Button>
        )}
        <FilterPill
          label={t`Language`}
          value={language}
          choices={postLanguages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => change({ language: value })}
        />
      </Line>
      {answer.error && !all && <InlineError message={failureText(answer.error)} onRetry={answer.reload} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          [fromDesktop]: { gridTemplateColumns: panel ? 'minmax(0, 1fr) 360px' : 'minmax(0, 1fr)' },
        }}
      >
        {isGrid ? (
          <MonthGrid {...shared} wanted={wanted} onMonth={show} onOpen={(id) => change({ occasion: id })} />
        ) : (
          !answer.error && <MonthList {...shared} />
        )}
        {panel}
      </Box>
      <Quiet
        wraps
      >{t`The first number counts squares, the second stories. “No image” marks an occasion of the next 15 days that has none.`}</Quiet>
    </Pile>
  )
}
