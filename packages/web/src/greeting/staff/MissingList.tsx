import { Plural, useLingui } from '@lingui/react/macro'
import { coverOf } from '@parichay/contract/greeting/coverage.ts'
import { postLanguages } from '@parichay/contract/greeting/tastes.ts'
import { coverageQuery } from '../../api/library.ts'
import { calendarAddress } from '../../api/library-search.ts'
import { useRemote } from '../../api/remote.ts'
import { failureText } from '../../failure-words.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PaperDrawing } from '../../ui/illustrations.tsx'
import { FilterPill } from '../../ui/list/FilterPill.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { useListAddress } from '../../ui/list/list-address.ts'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { Line, Pile, PlainList, Quiet } from '../../ui/shapes.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { languageNames } from '../words.ts'
import { CoverRow } from './CoverRow.tsx'

/** Which occasions of the coming days lack a language or a shape, and the way to fill it. */
export function MissingList({ adds }: { adds: boolean }) {
  const { t } = useLingui()
  const answer = useRemote(coverageQuery)
  const { query, change } = useListAddress(calendarAddress)
  const { language, show } = query
  const showsAll = show === 'all'
  if (answer.error && !answer.data)
    return <InlineError message={failureText(answer.error)} onRetry={answer.reload} />
  if (!answer.data) return <ListSkeleton rows={6} />
  const rows = answer.data.map((occasion) => {
    const cover = coverOf(occasion, language ? [language] : [])
    const seen = language ? cover.filter((one) => one.language === language) : cover
    return { occasion, seen, isWhole: seen.every(({ lacks }) => lacks.length === 0) }
  })
  const lacking = rows.filter(({ isWhole }) => !isWhole)
  const shown = showsAll ? rows : lacking
  return (
    <Pile gap={2} oneColumn>
      <Line gap={1} wraps centred>
        <Pills label={t`Which occasions`}>
          <Pill pressed={!showsAll} onClick={() => change({ show: undefined }, true)}>
            <Plural value={lacking.length} one="# lacks something" other="# lack something" />
          </Pill>
          <Pill pressed={showsAll} onClick={() => change({ show: 'all' }, true)}>
            <Plural value={rows.length} one="# occasion" other="All # occasions" />
          </Pill>
        </Pills>
        <FilterPill
          label={t`Language`}
          value={language}
          choices={postLanguages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => change({ language: value })}
        />
      </Line>
      <Quiet
        wraps
      >{t`Wanted are Hindi, English, the language of the states that keep the day, and every language that was begun.`}</Quiet>
      {shown.length === 0 ? (
        <EmptyState
          picture={<PaperDrawing />}
          title={rows.length === 0 ? t`No occasions in the next 60 days` : t`Nothing is missing`}
          body={rows.length === 0 ? undefined : t`Every occasion of the next 60 days has its pictures.`}
        />
      ) : (
        <Card flush>
          <PlainList aria-label={t`Occasions of the next 60 days`}>
            {shown.map(({ occasion, seen }) => (
              <CoverRow key={occasion.imageSubcategoryId} occasion={occasion} cover={seen} adds={adds} />
            ))}
          </PlainList>
        </Card>
      )}
    </Pile>
  )
}
