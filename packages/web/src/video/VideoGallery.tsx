import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { UserVideosOfBusiness } from '@parichay/contract/video/fields.ts'
import { type VideoCategory, videoCategories, type VideoTemplate } from '@parichay/contract/video/template.ts'
import { useEffect, useRef, useState } from 'react'
import { Segments } from '../card/Segments.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing } from '../ui/illustrations.tsx'
import { SearchBox } from '../ui/list/SearchBox.tsx'
import { Page } from '../ui/Page.tsx'
import { OnePill } from '../ui/Pill.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { fromDesktop, fromTablet } from '../ui/theme.ts'
import { AllowanceLine } from './AllowanceLine.tsx'
import { TemplateTile } from './TemplateTile.tsx'
import { titleIn, videoCategoryNames } from './words.ts'
import { isFoundIn } from '../ui/search-text.ts'

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [fromTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 2.5 },
  [fromDesktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
} as const

type Shape = VideoTemplate['shape'] | 'ALL'
type Props = { business: Business; answer: UserVideosOfBusiness; templates: readonly VideoTemplate[] }

/** Every template with one's own business already in it; those in sight play, silently. */
export function VideoGallery({ business, answer, templates }: Props) {
  const { t, i18n } = useLingui()
  const [category, setCategory] = useState<VideoCategory>()
  const [shape, setShape] = useState<Shape>('ALL')
  const [search, setSearch] = useState('')
  const [playing, onSight] = usePlaying()
  const shown = templates.filter(
    (one) =>
      (category === undefined || one.category === category) &&
      (shape === 'ALL' || one.shape === shape) &&
      isFoundIn(
        `${one.title} ${titleIn(one, i18n)} ${one.tags.join(' ')} ${i18n._(videoCategoryNames[one.category])}`,
        search,
      ),
  )
  const there = videoCategories.filter((one) => templates.some((template) => template.category === one))
  const clear = () => {
    setCategory(undefined)
    setShape('ALL')
    setSearch('')
  }
  return (
    <Page title={t`Videos`} subtitle={<AllowanceLine allowance={answer.allowance} />} width="lg">
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <SearchBox value={search} onSearch={setSearch} label={t`Search templates`} />
          <Segments<Shape>
            label={t`Shape`}
            value={shape}
            choices={[
              { value: 'ALL', label: t({ message: 'All', context: 'shapes' }) },
              { value: 'STORY', label: t`Story` },
              { value: 'SQUARE', label: t`Square` },
            ]}
            onChange={setShape}
          />
        </Box>
        <OnePill
          label={t`Trades`}
          all={t({ message: 'All', context: 'trades' })}
          value={category}
          choices={there.map((value) => ({ value, label: i18n._(videoCategoryNames[value]) }))}
          onChange={setCategory}
        />
        {shown.length === 0 ? (
          <EmptyState
            picture={<SearchDrawing />}
            title={t`No template found`}
            body={t`Other words or another trade may help.`}
            action={<Button look="secondary" onClick={clear}>{t`Clear filters`}</Button>}
          />
        ) : (
          <Box component="ul" aria-label={t`Templates`} sx={grid}>
            {shown.map((template) => (
              <TemplateTile
                key={template.templateId}
                template={template}
                business={business}
                answer={answer}
                isPlaying={playing === template.templateId}
                onSight={onSight}
              />
            ))}
          </Box>
        )}
      </Box>
    </Page>
  )
}

const isSaving = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Which tile plays: the one under the pointer, or, where there is none, the one that came to the middle of the screen last. */
function usePlaying(): [number | undefined, (templateId: number, isSeen: boolean) => void] {
  const [playing, setPlaying] = useState<number>()
  const still = useRef(true)
  useEffect(() => {
    still.current = isSaving()
  }, [])
  const onSight = useRef((templateId: number, isSeen: boolean) => {
    if (still.current) return
    setPlaying((now) => (isSeen ? templateId : now === templateId ? undefined : now))
  })
  return [playing, onSight.current]
}

/** The gallery before it is known. */
export function GallerySkeleton() {
  return (
    <Skeleton>
      <Box sx={grid}>
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <Bone key={at} height={260} round={12} />
        ))}
      </Box>
    </Skeleton>
  )
}
