import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { diets } from '@parichay/contract/card/sections.ts'

type Diet = (typeof diets)[number]

/** Names of the marks of food law. */
export const dietNames = {
  veg: msg`Veg`,
  nonveg: msg`Non-veg`,
  egg: msg`Egg`,
} as const satisfies Record<Diet, unknown>

const colours: Record<Diet, string> = { veg: '#0a7a2f', nonveg: '#8a3b12', egg: '#b7860b' }

/** The mark of food law: a dot or a triangle in a square of its colour. */
export function DietMark({ diet }: { diet: Diet }) {
  const { i18n } = useLingui()
  return (
    <Box
      component="svg"
      role="img"
      aria-label={i18n._(dietNames[diet])}
      viewBox="0 0 16 16"
      sx={{ width: 16, height: 16, flex: 'none', color: colours[diet], bgcolor: '#fff', borderRadius: '3px' }}
    >
      <rect x="1" y="1" width="14" height="14" rx="2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      {diet === 'nonveg' ? (
        <path d="M8 4l4.200 7.600H3.800z" fill="currentColor" />
      ) : (
        <circle cx="8" cy="8" r="3.600" fill="currentColor" />
      )}
    </Box>
  )
}
