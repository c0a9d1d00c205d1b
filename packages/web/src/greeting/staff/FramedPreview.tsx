import { useLingui } from '@lingui/react/macro'
import type { CombinedType } from '@parichay/contract/greeting/fields.ts'
import { frameHeights, shapeSizes } from '@parichay/contract/greeting/rules.frames.ts'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { stripShare } from '../../api/image-batch-rules.ts'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { Line, Pile, Quiet } from '../../ui/shapes.tsx'

type Props = {
  picture: string
  /** Address of the film that is shown instead. */
  film?: string | undefined
  type: CombinedType
  alt: string
}

/** A picture with the strip that frames stand on, in the three heights of the frames: what lies under it is covered. */
export function FramedPreview({ picture, film, type, alt }: Props) {
  const { t } = useLingui()
  const [height, setHeight] = useState<(typeof frameHeights)[number] | undefined>()
  const shape = type.startsWith('STORY') ? 'STORY' : 'SQUARE'
  const { width, height: tall } = shapeSizes[shape]
  const names = { 'HEIGHT-1': t`Low`, 'HEIGHT-2': t`Medium`, 'HEIGHT-3': t`High` }
  return (
    <Pile gap={1}>
      <Box
        sx={{
          position: 'relative',
          justifySelf: 'center',
          width: '100%',
          maxWidth: shape === 'STORY' ? 220 : 360,
          aspectRatio: `${width} / ${tall}`,
          borderRadius: '12px',
          overflow: 'hidden',
          bgcolor: 'brand.sunken',
        }}
      >
        <Box
          {...(film
            ? {
                component: 'video' as const,
                src: film,
                poster: picture,
                controls: true,
                loop: true,
                playsInline: true,
                'aria-label': alt,
              }
            : { component: 'img' as const, src: picture, alt })}
          sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
        />
        {height && (
          <Box
            data-strip={height}
            sx={{
              position: 'absolute',
              left: 0,
              right: 0,
              bottom: 0,
              height: `${stripShare(shape, height) * 100}%`,
              display: 'grid',
              placeItems: 'center',
              typography: 'caption',
              fontWeight: 650,
              color: '#fff',
              borderTop: '2px dashed #fff',
              background:
                'repeating-linear-gradient(-45deg, rgb(22 24 27 / 0.8) 0 10px, rgb(22 24 27 / 0.66) 10px 20px)',
            }}
          >
            {t`The frame stands here`}
          </Box>
        )}
      </Box>
      <Line gap={1} wraps centred>
        <Quiet>{t`With a frame:`}</Quiet>
        <Pills label={t`With a frame:`}>
          {frameHeights.map((one) => (
            <Pill
              key={one}
              pressed={one === height}
              onClick={() => setHeight(one === height ? undefined : one)}
            >
              {names[one]}
            </Pill>
          ))}
        </Pills>
      </Line>
    </Pile>
  )
}
