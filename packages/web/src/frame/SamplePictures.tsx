import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import { type Shape, shapes, shapeSizes } from '@parichay/contract/greeting/rules.frames.ts'
import type { FrameWishes } from '../api/frame-wish.ts'
import { FramePreview } from '../greeting/FramePreview.tsx'
import { fromTablet } from '../ui/theme.ts'
import { FrameWarnings } from './FrameWarnings.tsx'
import { Pile } from '../ui/shapes.tsx'

type Props = {
  answer: FrameAnswer
  wishes: FrameWishes
  business: Business
  shape: Shape
  samples: Record<Shape, ImagePost | null>
  onShape: (shape: Shape) => void
}

/** A square and a story as they would be sent; the one that is being changed is marked. */
export function SamplePictures({ answer, wishes, business, shape, samples, onShape }: Props) {
  const { t } = useLingui()
  const words: Record<Shape, string> = { SQUARE: t`Sample square`, STORY: t`Sample story` }
  const ratio = (one: Shape) => shapeSizes[one].width / shapeSizes[one].height
  return (
    <Pile gap={1}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'center',
          gap: 1.5,
          '--tall': '30dvh',
          [fromTablet]: { '--tall': 'min(44dvh, 400px)' },
        }}
      >
        {shapes.map((one) => (
          <ButtonBase
            key={one}
            aria-pressed={one === shape}
            aria-label={words[one]}
            onClick={() => onShape(one)}
            sx={{
              display: 'block',
              alignSelf: 'flex-end',
              overflow: 'hidden',
              borderRadius: '12px',
              flex: '0 1 auto',
              width:
                one === 'STORY' ? `calc(var(--tall) * ${ratio(one)})` : `min(calc(var(--tall) * 0.92), 58%)`,
              opacity: one === shape ? 1 : 0.75,
              boxShadow: (theme) =>
                one === shape
                  ? `0 0 0 2px ${theme.vars.palette.background.default}, 0 0 0 4px ${theme.vars.palette.primary.main}`
                  : `0 0 0 1px ${theme.vars.palette.divider}`,
            }}
          >
            <FramePreview
              shape={one}
              settings={wishes.settingsOf(one)}
              background={samples[one]?.previewUrl ?? null}
              zoom={0.5}
              title={words[one]}
              {...{ answer, wishes, business }}
            />
          </ButtonBase>
        ))}
      </Box>
      <FrameWarnings {...{ answer, wishes, business, shape }} />
    </Pile>
  )
}
