import Box from '@mui/material/Box'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { gridColumns } from './PostGrid.tsx'

/** Pictures on their way, in their shape. */
export function GridBones({ isStory, count = 6 }: { isStory: boolean; count?: number }) {
  return (
    <Skeleton>
      <Box sx={gridColumns(isStory)}>
        {Array.from({ length: count }, (_, place) => (
          <Box key={place} sx={{ aspectRatio: isStory ? '9 / 16' : '1' }}>
            <Bone height="100%" round={12} />
          </Box>
        ))}
      </Box>
    </Skeleton>
  )
}
