import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Scene } from '@parichay/scene/scene.ts'
import { SlidersHorizontal } from 'lucide-react'
import { useDeferredValue } from 'react'
import type { PictureUrls } from '../ui/scene/draw-on-canvas.ts'
import { FilmCanvas } from '../ui/film/FilmCanvas.tsx'
import { bestOf, type FilmTemplate } from '../api/film-of.ts'
import { labelIn } from './words.ts'
import { sidewaysRow } from '../ui/shape-styles.ts'

type Props = {
  template: FilmTemplate
  scene: Scene
  pictures: PictureUrls
  /** The part that is worked on; `chapters.length` stands for music and colours. */
  chosen: number
  onChoose: (at: number) => void
}

/** The parts of the film in pictures: a tap goes there, in the film and in the form. */
export function ChapterStrip({ template, scene, pictures, chosen, onChoose }: Props) {
  const { t, i18n } = useLingui()
  const drawn = useDeferredValue(scene)
  const { chapters } = template
  return (
    <Box
      role="group"
      aria-label={t`Parts of the film`}
      sx={{ display: 'flex', gap: 1, ...sidewaysRow, scrollbarWidth: 'none', p: '3px' }}
    >
      {chapters.map(({ at, label }, i) => (
        <Part key={at} isOn={chosen === i} name={labelIn(label, i18n)} onClick={() => onChoose(i)}>
          <Box
            sx={{
              width: scene.width > scene.height * 0.9 ? 44 : 25,
              borderRadius: '5px',
              overflow: 'hidden',
              flex: 'none',
            }}
          >
            <FilmCanvas scene={drawn} pictures={pictures} time={bestOf(template, i)} title="" zoom={0.09} />
          </Box>
        </Part>
      ))}
      <Part
        isOn={chosen === chapters.length}
        name={t`Look and music`}
        onClick={() => onChoose(chapters.length)}
      >
        <SlidersHorizontal size={22} aria-hidden />
      </Part>
    </Box>
  )
}

type PartProps = { isOn: boolean; name: string; onClick: () => void; children: React.ReactNode }

const Part = ({ isOn, name, onClick, children }: PartProps) => (
  <ButtonBase
    aria-pressed={isOn}
    onClick={onClick}
    sx={{
      flex: 'none',
      gap: 1,
      p: 0.5,
      pr: 1.25,
      minHeight: 54,
      minWidth: 54,
      borderRadius: '10px',
      border: '2px solid',
      borderColor: isOn ? 'primary.main' : 'divider',
      bgcolor: isOn ? 'brand.tint' : 'background.paper',
      color: isOn ? 'primary.main' : 'text.primary',
      fontSize: 14,
      fontWeight: 600,
    }}
  >
    {children}
    <Box component="span" sx={{ maxWidth: 110, textAlign: 'start', lineHeight: 1.2 }}>
      {name}
    </Box>
  </ButtonBase>
)
