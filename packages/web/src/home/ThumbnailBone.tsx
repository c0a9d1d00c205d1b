import type { Card } from '@parichay/contract/card/fields.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import Box from '@mui/material/Box'
import { Bone } from '../ui/Skeletons.tsx'

export type CardThumbnailProps = { card: Card; business: Business; title: string; width: number }

/** The place of a thumbnail that is on its way, with the business's own mark where the server's first paint shows it too. */
export const ThumbnailBone = ({ width, business }: Pick<CardThumbnailProps, 'width' | 'business'>) => (
  <Box sx={{ position: 'relative' }}>
    <Bone width={width} height={((width - 16) / 360) * 740 + 16} round={(36 * width) / 300} />
    {business.logoUrl && (
      <Box
        component="img"
        src={business.logoUrl}
        alt=""
        width={160}
        height={160}
        sx={{
          position: 'absolute',
          top: 64,
          left: 'calc(50% - 80px)',
          borderRadius: '28px',
          objectFit: 'cover',
          bgcolor: 'background.paper',
        }}
      />
    )}
  </Box>
)
