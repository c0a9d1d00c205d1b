import { Trans } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { phoneOnly } from '../ui/theme.ts'

/** The plans before they are known, in their shape. */
export function PlansSkeleton() {
  return (
    <Box>
      <Box role="status">
        <Box sx={{ textAlign: 'center', typography: 'body2', color: 'text.secondary', mb: 2 }}>
          <Trans>Loading plans...</Trans>
        </Box>
      </Box>
      <Skeleton>
        <Box sx={{ display: 'flex', justifyContent: 'center', gap: 2.5, px: 3 }}>
          {[0, 1, 2].map((place) => (
            <Box
              key={place}
              sx={{ width: 320, [phoneOnly]: { width: '100%', display: place ? 'none' : 'block' } }}
            >
              <Bone height={380} round={20} />
            </Box>
          ))}
        </Box>
      </Skeleton>
    </Box>
  )
}
