import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { imagePairsQuery } from '../../api/library.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PaperDrawing } from '../../ui/illustrations.tsx'
import { LoadMore } from '../../ui/list/LoadMore.tsx'
import { Pile, PlainList } from '../../ui/shapes.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { PairCard } from './PairCard.tsx'

/** Images that look the same, two by two, to keep one of them or both. */
export function DuplicatesTab() {
  const { t } = useLingui()
  const pages = useInfiniteQuery(imagePairsQuery)
  const pairs = pages.data?.pages.flatMap(({ list }) => list)
  if (!pairs && !pages.error) return <ListSkeleton rows={4} />
  const isBare = pairs?.length === 0 && !pages.hasNextPage
  return (
    <Pile gap={2} oneColumn>
      {isBare && (
        <EmptyState
          picture={<PaperDrawing />}
          title={t`No duplicates`}
          body={t`New images are compared with the library within a few minutes.`}
        />
      )}
      {pairs && pairs.length > 0 && (
        <PlainList gap={2} oneColumn aria-label={t`Duplicates`}>
          {pairs.map((pair) => (
            <li key={pair.pairId}>
              <PairCard pair={pair} />
            </li>
          ))}
        </PlainList>
      )}
      <LoadMore pages={pages} />
    </Pile>
  )
}
