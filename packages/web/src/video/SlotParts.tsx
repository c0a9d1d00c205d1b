import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useMemo } from 'react'
import { Card } from '../ui/Card.tsx'
import { Heading } from '../ui/shapes.tsx'
import type { StoredPictures } from '../api/film-pictures.ts'
import { phoneOnly } from '../ui/theme.ts'
import { slotsByChapter } from '../api/film-parts.ts'
import type { FilmClock } from '../ui/film/film-clock.ts'
import type { FilmTemplate } from '../api/film-of.ts'
import { LookFields } from './LookFields.tsx'
import { SlotClip } from './SlotClip.tsx'
import { SlotPicture } from './SlotPicture.tsx'
import { SlotText } from './SlotText.tsx'
import { MusicField } from './MusicField.tsx'
import { VoiceField } from './VoiceField.tsx'
import { labelIn } from './words.ts'

type Props = {
  template: FilmTemplate
  businessId: number
  stored: StoredPictures
  chosen: number
  /** A field of a part is worked on: the film goes there. */
  onPart: (at: number) => void
  clock: FilmClock
  /** A voice is recorded, or not any more. */
  onRecording: (on: boolean) => void
}

/** The form part by part; a phone shows the one that is chosen. */
export function SlotParts({ template, businessId, stored, chosen, onPart, clock, onRecording }: Props) {
  const { t, i18n } = useLingui()
  const parts = useMemo(() => slotsByChapter(template), [template])
  const names = template.chapters.map(({ label }) => labelIn(label, i18n))
  return (
    <>
      {parts.map((slots, at) => (
        <Part
          key={template.chapters[at]?.at ?? 0}
          title={names[at] ?? t`Words and pictures`}
          isShown={chosen === at}
        >
          {slots.map((slot) =>
            slot.type === 'text' ? (
              <SlotText key={slot.key} slot={slot} onFocus={() => onPart(at)} />
            ) : slot.type === 'clip' ? (
              <SlotClip key={slot.key} slot={slot} businessId={businessId} />
            ) : (
              <SlotPicture key={slot.key} slot={slot} businessId={businessId} stored={stored} />
            ),
          )}
        </Part>
      ))}
      <Part title={t`Look and music`} isShown={chosen >= template.chapters.length}>
        <MusicField businessId={businessId} />
        <VoiceField businessId={businessId} clock={clock} onRecording={onRecording} />
        <LookFields template={template} hasLogo={stored.urls['logo'] !== undefined} />
      </Part>
    </>
  )
}

function Part({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        [phoneOnly]: { display: isShown ? 'grid' : 'none' },
      }}
    >
      <Heading id={id}>{title}</Heading>
      {children}
    </Card>
  )
}
