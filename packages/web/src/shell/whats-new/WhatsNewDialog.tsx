import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { type NewFeature, stamped, type Turn, turn } from './feature.ts'
import { Line } from '../../ui/shapes.tsx'

export type WhatsNewDialogProps = {
  features: readonly NewFeature[]
  imageTimestamp: number
  onViewed: (ids: readonly string[]) => void
  onClose: () => void
}

/** New things, one at a time: centred on wide screens, from below on small ones. */
export function WhatsNewDialog({ features, imageTimestamp, onViewed, onClose }: WhatsNewDialogProps) {
  const { t } = useLingui()
  const [place, setPlace] = useState(0)
  const opened = useRef(false)
  const feature = features[place]
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    for (const each of features) each.onOpen?.()
  }, [features])
  const id = feature?.id
  useEffect(() => {
    if (id !== undefined) onViewed([id])
  }, [id, onViewed])
  if (!feature) return null
  const go = (to: Turn) => {
    if (to === 'skip') onViewed(features.map((each) => each.id))
    const next = turn(place, to, features.length)
    if (next === 'closed') onClose()
    else setPlace(next)
  }
  const last = place === features.length - 1
  const look = feature.action?.variant
  return (
    <Sheet open title={t`What's New`} noCross width="xs" onClose={onClose}>
      <Box
        role="progressbar"
        aria-label={t`New features`}
        aria-valuemin={0}
        aria-valuemax={features.length}
        aria-valuenow={place + 1}
        sx={{ height: 4, borderRadius: 2, bgcolor: 'brand.tintLine', overflow: 'hidden', mt: 0.5, mb: 2 }}
      >
        <Box
          sx={{
            height: 1,
            width: `${((place + 1) / features.length) * 100}%`,
            bgcolor: 'brand.accent',
            borderRadius: 2,
            transition: 'width 220ms ease-out',
          }}
        />
      </Box>
      <Box key={feature.id} aria-live="polite">
        <Box
          component="img"
          src={stamped(feature.image, imageTimestamp)}
          alt=""
          width={360}
          height={220}
          sx={{
            display: 'block',
            width: '100%',
            height: 'auto',
            aspectRatio: '360 / 220',
            objectFit: 'cover',
            borderRadius: '12px',
            bgcolor: 'brand.tint',
          }}
        />
        <Box component="h3" sx={{ typography: 'h2', mt: 2 }}>
          {feature.title}
        </Box>
        <Box sx={{ color: 'text.secondary', mt: 0.5 }}>{feature.subtitle}</Box>
        {feature.action && (
          <Button
            look={look === undefined ? 'primary' : look}
            fullWidth
            sx={{ mt: 2 }}
            onClick={() => {
              onClose()
              feature.action?.run()
            }}
          >
            {feature.action.label}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto 1fr', alignItems: 'center', mt: 2 }}>
        <Button look="text" sx={{ justifySelf: 'start', ml: -1.5 }} onClick={() => go('skip')}>
          {t`Skip All`}
        </Button>
        <Line aria-hidden gap={0.75}>
          {features.length > 1 &&
            features.map((each, dot) => (
              <Box
                key={each.id}
                sx={{
                  width: dot === place ? 20 : 8,
                  height: 8,
                  borderRadius: 4,
                  bgcolor: dot === place ? 'brand.accent' : 'divider',
                  transition: 'width 200ms',
                }}
              />
            ))}
        </Line>
        <Box sx={{ justifySelf: 'end', display: 'flex', mr: -1 }}>
          {place > 0 && <IconButton icon={ArrowLeft} label={t`Previous`} onClick={() => go('previous')} />}
          <IconButton icon={ArrowRight} label={last ? t`Done` : t`Next`} onClick={() => go('next')} />
        </Box>
      </Box>
    </Sheet>
  )
}
