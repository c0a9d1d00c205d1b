import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { UserVideosOfBusiness } from '@parichay/contract/video/fields.ts'
import { isPremiumLocked, startValues } from '@parichay/contract/video/rules.ts'
import type { VideoTemplate } from '@parichay/contract/video/template.ts'
import { useRemote } from '../api/remote.ts'
import { useEffect, useMemo, useState } from 'react'
import { videoTemplateQuery } from '../api/videos.ts'
import { paths } from '../paths.ts'
import { useInSight } from '../ui/in-sight.ts'
import { Link } from '../ui/Link.tsx'
import { LockMark } from '../ui/LockMark.tsx'
import { FilmClock } from '../ui/film/film-clock.ts'
import { FilmCanvas } from '../ui/film/FilmCanvas.tsx'
import { filmOf } from '../api/film-of.ts'
import { picturesOf } from '../api/film-pictures.ts'
import { titleIn, videoCategoryNames } from './words.ts'

type Props = {
  template: VideoTemplate
  business: Business
  answer: UserVideosOfBusiness
  isPlaying: boolean
  /** The tile came to the middle of the screen or under the pointer, or left it. */
  onSight: (templateId: number, isSeen: boolean) => void
}

/** One template as this business's film. */
export function TemplateTile({ template, business, answer, isPlaying, onSight }: Props) {
  const { t, i18n } = useLingui()
  const [place, inSight] = useInSight()
  const { templateId, code, seconds, posterAt } = template
  const saved = useRemote({ ...videoTemplateQuery(templateId), enabled: code === null && inSight })
  const [failed, setFailed] = useState(false)
  const film = useMemo(() => {
    const drawn = code === null ? saved.data : { ...template, scene: null }
    if (!inSight || !drawn) return undefined
    const values = startValues(template, answer.facts)
    const pictures = picturesOf(values, answer.facts)
    const scene = filmOf(drawn, values, pictures)
    return scene && { scene, pictures }
  }, [inSight, code, saved.data, template, answer.facts])
  const clock = useMemo(() => new FilmClock(seconds, { loops: true }), [seconds])
  useEffect(() => {
    if (!isPlaying) return undefined
    clock.seek(0)
    clock.play()
    return () => clock.pause()
  }, [isPlaying, clock])
  useEffect(() => {
    const tile = place.current
    if (!tile || !matchMedia('(hover: none)').matches) return undefined
    const watch = new IntersectionObserver(
      (entries) =>
        onSight(
          templateId,
          entries.some((entry) => entry.isIntersecting),
        ),
      { rootMargin: '-40% 0px -40% 0px' },
    )
    watch.observe(tile)
    return () => watch.disconnect()
  }, [place, templateId, onSight])
  const name = titleIn(template, i18n)
  const { why } = answer.allowance
  const isLocked = why !== null && isPremiumLocked(template.isPremium, { by: 'none', why })
  return (
    <Box
      component="li"
      sx={{ minWidth: 0 }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onSight(templateId, true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onSight(templateId, false)}
    >
      <Link
        href={paths.videos({ businessId: business.businessId, templateId })}
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          borderRadius: '12px',
          border: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.paper',
          color: 'text.primary',
          textDecoration: 'none',
          overflow: 'hidden',
          transition: 'border-color 150ms',
          '&:hover': { borderColor: 'brand.tintLine' },
        }}
      >
        <Box
          ref={place}
          sx={{
            aspectRatio: '4 / 5',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'brand.sunken',
            overflow: 'hidden',
            '& > *': { width: template.shape === 'STORY' ? '66%' : '100%' },
          }}
        >
          {film && !failed && (
            <Box sx={{ borderRadius: template.shape === 'STORY' ? '8px' : 0, overflow: 'hidden' }}>
              <FilmCanvas
                scene={film.scene}
                pictures={film.pictures}
                time={isPlaying ? clock : posterAt}
                title={t`Preview of ${name}`}
                zoom={0.3}
                onFail={() => setFailed(true)}
              />
            </Box>
          )}
        </Box>
        {isLocked && <LockMark />}
        <Box sx={{ p: 1.5, display: 'grid', gap: 0.25 }}>
          <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>{name}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {i18n._(videoCategoryNames[template.category])} · {t`${Math.round(seconds)} s`}
          </Box>
        </Box>
      </Link>
    </Box>
  )
}
