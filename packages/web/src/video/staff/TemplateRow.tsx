import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { VideoTemplate } from '@parichay/contract/video/template.ts'
import { useMemo } from 'react'
import { useRemote } from '../../api/remote.ts'
import { keptTemplateQuery } from '../../api/staff-videos.ts'
import { useInSight } from '../../ui/in-sight.ts'
import { Link } from '../../ui/Link.tsx'
import { Rest } from '../../ui/shapes.tsx'
import { cutText } from '../../ui/shape-styles.ts'
import { SortHandle } from '../../ui/sort/SortableItem.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { FilmCanvas } from '../../ui/film/FilmCanvas.tsx'
import { titleIn, videoCategoryNames } from '../words.ts'
import { previewOf } from '../../api/template-film.ts'
import { shapeWords, templateStatusWords } from './words.ts'
import { dot } from '../../ui/dot.ts'

type Props = { template: VideoTemplate; isOpen: boolean; isSortable: boolean; href: string }

/** One template: its poster, what it is, how it does. */
export function TemplateRow({ template, isOpen, isSortable, href }: Props) {
  const { t, i18n } = useLingui()
  const { templateId, category, shape, seconds, status, isPremium, figures, test } = template
  const name = titleIn(template, i18n)
  const { label, tone } = templateStatusWords[status]
  const facts = [
    i18n._(videoCategoryNames[category]),
    i18n._(shapeWords[shape]),
    t`${Math.round(seconds)} s`,
    t`No. ${templateId}`,
    isPremium && t`Premium`,
  ]
  const does = figures && [
    plural(figures.uses, { one: 'Used # time', other: 'Used # times' }),
    figures.renderSeconds === null ? null : t`${Math.round(figures.renderSeconds)} s to make`,
    figures.failedPercent ? t`${Math.round(figures.failedPercent)} % failed` : null,
  ]
  const isTested = test?.state === 'waiting' || test?.state === 'rendering'
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        pl: isSortable ? 0 : 1.5,
        pr: 1.5,
        border: '1px solid',
        borderColor: isOpen ? 'primary.main' : 'divider',
        borderRadius: '12px',
        bgcolor: isOpen ? 'brand.tint' : 'background.paper',
      }}
    >
      {isSortable && <SortHandle name={name} sx={{ width: 36 }} />}
      <Link
        href={href}
        current={isOpen}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          py: 1,
          color: 'inherit',
          textDecoration: 'none',
        }}
      >
        <Poster template={template} />
        <Rest>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary', ...cutText }}>
            {facts.filter(Boolean).join(dot)}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary', ...cutText }}>
            {does?.filter(Boolean).join(dot)}
          </Box>
        </Rest>
        <StatusChip tone={isTested ? 'info' : tone}>
          {isTested ? t`Test ${test.percent} %` : i18n._(label)}
        </StatusChip>
      </Link>
    </Box>
  )
}

/** The moment that says most, in the words of the template itself. */
function Poster({ template }: { template: VideoTemplate }) {
  const [place, inSight] = useInSight()
  const { code, templateId, shape, posterAt } = template
  const saved = useRemote({ ...keptTemplateQuery(templateId), enabled: code === null && inSight })
  const film = useMemo(() => {
    if (!inSight || (code === null && !saved.data)) return undefined
    const drawn = previewOf(template, { code, scene: saved.data?.scene ?? null }, 'en')
    return 'scene' in drawn ? drawn : undefined
  }, [inSight, code, saved.data, template])
  return (
    <Box
      ref={place as React.Ref<HTMLDivElement>}
      sx={{
        flex: 'none',
        width: 48,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'brand.sunken',
        borderRadius: '8px',
        overflow: 'hidden',
        aspectRatio: shape === 'STORY' ? '9 / 16' : '1',
      }}
    >
      {film && (
        <FilmCanvas scene={film.scene} pictures={film.pictures} time={posterAt} title="" zoom={0.12} />
      )}
    </Box>
  )
}
