import Box from '@mui/material/Box'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { fromTablet } from '../ui/theme.ts'

/** Cards of projects before they are known. */
export function ProjectsSkeleton() {
  return (
    <Skeleton>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          [fromTablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' },
        }}
      >
        <Bone height={228} round={12} />
        <Bone height={228} round={12} />
      </Box>
    </Skeleton>
  )
}
