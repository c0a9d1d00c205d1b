import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { contrast } from '@parichay/contract/agency/colour.ts'
import type { FrameAnswer, FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import { wishedColours } from '@parichay/greeting/frames/colours.ts'
import { Segments } from '../card/Segments.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Line, Pile } from '../ui/shapes.tsx'

type Props = {
  settings: FrameSettings
  answer: FrameAnswer
  onChange: (colours: FrameSettings['colours']) => void
}

const least = 3

/** Colours from the logo, or two of one's own with a check that they can be told apart. */
export function ColourTool({ settings, answer, onChange }: Props) {
  const { t } = useLingui()
  const { colours } = settings
  const ofLogo = wishedColours({ from: 'logo' }, answer.logoColours)
  const chosen = {
    from: 'chosen' as const,
    main: ofLogo.main.toLowerCase(),
    accent: ofLogo.accent.toLowerCase(),
  }
  return (
    <Pile gap={1.25} fits>
      <Segments
        wide
        label={t`Colours`}
        value={colours.from}
        choices={[
          { value: 'logo', label: t`From the logo` },
          { value: 'chosen', label: t`Own colours` },
        ]}
        onChange={(from) => onChange(from === 'logo' ? { from } : chosen)}
      />
      {colours.from === 'chosen' && (
        <>
          <Line gap={1.5} wraps>
            <Colour
              label={t`Main colour`}
              value={colours.main}
              onChange={(main) => onChange({ ...colours, main })}
            />
            <Colour
              label={t`Second colour`}
              value={colours.accent}
              onChange={(accent) => onChange({ ...colours, accent })}
            />
          </Line>
          {(answer.logoColours?.found ?? []).length > 0 && (
            <Line role="group" aria-label={t`Colours of the logo`} gap={1} wraps>
              {answer.logoColours!.found.slice(0, 6).map((colour) => (
                <Box
                  component="button"
                  type="button"
                  key={colour}
                  aria-label={t`Colour ${colour}`}
                  aria-pressed={colours.main === colour}
                  onClick={() => onChange({ ...colours, main: colour })}
                  sx={{
                    width: 44,
                    height: 44,
                    p: 0,
                    borderRadius: '50%',
                    border: '2px solid',
                    borderColor: colours.main === colour ? 'primary.main' : 'divider',
                    bgcolor: colour,
                    cursor: 'pointer',
                  }}
                />
              ))}
            </Line>
          )}
          {contrast(colours.main, colours.accent) < least && (
            <Notice tone="warning">{t`These two are hard to tell apart. We keep the words readable all the same.`}</Notice>
          )}
        </>
      )}
    </Pile>
  )
}

function Colour({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (colour: string) => void
}) {
  return (
    <Box
      component="label"
      sx={{
        flex: '1 1 130px',
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 48,
        px: 1.25,
        borderRadius: '10px',
        border: '1px solid',
        borderColor: 'brand.control',
        typography: 'body2',
        fontWeight: 600,
        cursor: 'pointer',
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Box
        component="input"
        type="color"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        sx={{
          width: 32,
          height: 32,
          p: 0,
          border: 0,
          borderRadius: '8px',
          bgcolor: 'transparent',
          flex: 'none',
        }}
      />
      {label}
    </Box>
  )
}
