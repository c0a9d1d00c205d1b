import Box from '@mui/material/Box'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { fromDesktop, fromTablet } from '../ui/theme.ts'

/** Home before it is known: name, card, progress, numbers. */
export function HomeSkeleton() {
  return (
    <Skeleton>
      <Box sx={{ display: 'grid', gap: 0.75, pt: '5px', pb: '1px', mb: 2, [fromTablet]: { mb: 3 } }}>
        <Bone width={120} height={14} />
        <Bone width={220} height={28} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          [fromDesktop]: { gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)', gap: 3 },
        }}
      >
        <CardBone />
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Bone height={380} round={12} />
          <Bone height={112} round={12} />
        </Box>
      </Box>
    </Skeleton>
  )
}

/** The card's block: the phone, its link, the ways to share it. */
export function CardBone() {
  return (
    <Box
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Bone height={320} round={0} />
      <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
        <Bone width="60%" height={20} />
        <Bone height={68} round={12} />
        <Bone height={44} round={10} />
      </Box>
    </Box>
  )
}
