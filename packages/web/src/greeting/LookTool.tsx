import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { FrameAnswer, FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import {
  displayModes,
  type FrameLayout,
  frameFonts,
  frameHeights,
  frameIcons,
  frameStyles,
  isReadFromRight,
  logoPlaces,
  type Shape,
} from '@parichay/contract/greeting/rules.frames.ts'
import type { ReactNode } from 'react'
import { type FrameWishes, partOf } from '../api/frame-wish.ts'
import { Segments } from '../card/Segments.tsx'
import { ColourTool } from './ColourTool.tsx'
import { SaveFrame } from './SaveFrame.tsx'
import { useLookWords } from './LookWords.tsx'
import { Pile, Text } from '../ui/shapes.tsx'
import { sidewaysRow } from '../ui/shape-styles.ts'

type Props = {
  shape: Shape
  /** In a strip frames have one height. */
  layout?: FrameLayout
  answer: FrameAnswer
  wishes: FrameWishes
  noSave?: boolean
}

/** Composition, height, what is shown, where the logo stands, colours, letters. */
export function LookTool({ shape, layout = 'free', answer, wishes, noSave = false }: Props) {
  const { t } = useLingui()
  const words = useLookWords()
  const settings = wishes.settingsOf(shape)
  const set = (part: Partial<FrameSettings>) => wishes.change({ [partOf(shape)]: { ...settings, ...part } })
  const fromRight = isReadFromRight(answer.facts)
  const onlyLogo = settings.displayMode === 'only-logo'
  return (
    <Pile gap={2} oneColumn>
      <Labelled label={t`Show`}>
        <Segments
          wide
          label={t`Show`}
          value={settings.displayMode}
          choices={displayModes.map((value) => ({ value, label: words.display[value] }))}
          onChange={(displayMode) => set({ displayMode })}
        />
      </Labelled>
      <Labelled label={t`Style`}>
        <Segments
          wide
          label={t`Style`}
          value={settings.style}
          choices={frameStyles.map((value) => ({ value, label: words.style[value] }))}
          onChange={(style) => set({ style })}
        />
      </Labelled>
      {layout === 'free' && (
        <Labelled label={t`Height`}>
          <Segments
            wide
            label={t`Height`}
            value={settings.height}
            choices={frameHeights.map((value) => ({ value, label: words.height[value] }))}
            onChange={(height) => set({ height })}
          />
        </Labelled>
      )}
      <Labelled label={t`Place of the logo`}>
        <Segments
          wide
          label={t`Place of the logo`}
          value={settings.logoPlace}
          choices={logoPlaces.map((place, i) => ({
            value: fromRight ? logoPlaces.at(-1 - i)! : place,
            label: words.place[place],
          }))}
          onChange={(logoPlace) => set({ logoPlace })}
        />
      </Labelled>
      <Labelled label={t`Colours`}>
        <ColourTool settings={settings} answer={answer} onChange={(colours) => set({ colours })} />
      </Labelled>
      {!onlyLogo && (
        <>
          <Labelled label={t`Icons`}>
            <Segments
              wide
              label={t`Icons`}
              value={settings.icons}
              choices={frameIcons.map((value) => ({ value, label: words.icons[value] }))}
              onChange={(icons) => set({ icons })}
            />
          </Labelled>
          <Labelled label={t`Letters`}>
            <Box sx={{ ...sidewaysRow, mx: -2, px: 2 }}>
              <Segments
                label={t`Letters`}
                value={settings.font}
                choices={frameFonts.map((value) => ({ value, label: words.font[value] }))}
                onChange={(font) => set({ font })}
              />
            </Box>
          </Labelled>
        </>
      )}
      {!noSave && <SaveFrame shape={shape} wishes={wishes} />}
    </Pile>
  )
}

export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Pile gap={0.75} fits>
      <Text aria-hidden as="subtitle2">
        {label}
      </Text>
      {children}
    </Pile>
  )
}
