import Container from '@mui/material/Container'
import { TileSkeleton } from '../ui/Skeletons.tsx'

/** While the chunk of a screen is on its way. */
export function PendingScreen() {
  return (
    <Container maxWidth="sm" sx={{ py: 3 }}>
      <TileSkeleton />
    </Container>
  )
}
