import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Check } from 'lucide-react'
import { Fragment } from 'react'
import { fromTablet, phoneOnly } from './theme.ts'
import { hidden } from './hidden-style.ts'
import { Quiet } from './shapes.tsx'
import { plainList } from './shape-styles.ts'

export type StepperProps = {
  steps: readonly string[]
  step: number
  /** Steps already seen may be gone back to. */ onGo?: (step: number) => void
}

/** More names than this do not fit beside each other on the page of a form. */
const mostNames = 4

/** Where one stands in a wizard: a bar and a name on phones, on wide screens all names, or of many steps the present one's. */
export function Stepper({ steps, step, onGo }: StepperProps) {
  const { t } = useLingui()
  const isNamed = (place: number) => steps.length <= mostNames || place === step
  return (
    <Box component="nav" aria-label={t`Steps`} sx={{ mb: 3 }}>
      <Box sx={{ [fromTablet]: { display: 'none' } }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
          <Box sx={{ typography: 'subtitle2', color: 'primary.main' }}>{steps[step]}</Box>
          <Quiet small>{t`Step ${step + 1} of ${steps.length}`}</Quiet>
        </Box>
        <Box aria-hidden sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 0.5 }}>
          {steps.map((name, place) => (
            <Box
              key={name}
              sx={{
                height: 5,
                borderRadius: 3,
                bgcolor: place <= step ? 'brand.accent' : 'brand.tintLine',
                transition: 'background-color 220ms',
              }}
            />
          ))}
        </Box>
      </Box>
      <Box
        component="ol"
        sx={{
          ...plainList,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          [phoneOnly]: { display: 'none' },
        }}
      >
        {steps.map((name, place) => (
          <Fragment key={name}>
            {place > 0 && (
              <Box
                component="li"
                aria-hidden
                sx={{
                  flex: 1,
                  height: 2,
                  minWidth: 12,
                  borderRadius: 1,
                  bgcolor: place <= step ? 'brand.accent' : 'divider',
                }}
              />
            )}
            <Box component="li" aria-current={place === step ? 'step' : undefined}>
              <Box
                component={onGo && place < step ? 'button' : 'div'}
                {...(onGo && place < step ? { type: 'button', onClick: () => onGo(place) } : {})}
                title={isNamed(place) ? undefined : name}
                sx={{
                  all: 'unset',
                  boxSizing: 'border-box',
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  minHeight: 44,
                  cursor: onGo && place < step ? 'pointer' : 'default',
                  typography: 'subtitle2',
                  whiteSpace: 'nowrap',
                  color: place === step ? 'text.primary' : 'text.secondary',
                  '&:focus-visible': { outline: '2px solid', outlineOffset: 2, borderRadius: '8px' },
                }}
              >
                <Box
                  sx={{
                    width: 26,
                    height: 26,
                    borderRadius: '50%',
                    display: 'grid',
                    placeItems: 'center',
                    fontSize: 12,
                    fontWeight: 700,
                    ...(place < step
                      ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
                      : place === step
                        ? {
                            bgcolor: 'brand.tint',
                            color: 'primary.main',
                            boxShadow: (theme) => `inset 0 0 0 2px ${theme.vars.palette.brand.accent}`,
                          }
                        : { bgcolor: 'brand.sunken' }),
                  }}
                >
                  {place < step ? <Check size={15} strokeWidth={3} aria-hidden /> : place + 1}
                </Box>
                <Box component="span" sx={isNamed(place) ? {} : hidden}>
                  {name}
                </Box>
              </Box>
            </Box>
          </Fragment>
        ))}
      </Box>
    </Box>
  )
}
