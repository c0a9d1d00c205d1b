import Box from '@mui/material/Box'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Quiet } from '../../ui/shapes.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

type Props = {
  icon: LucideIcon
  label: string
  hint: ReactNode
  /** Files are being read: nothing else is chosen meanwhile. */
  isReading: boolean
  onChoose: () => void
  onFiles: (files: File[]) => void
}

/** A place into which files are dropped, or chosen by its button. */
export function DropPlace({ icon, label, hint, isReading, onChoose, onFiles }: Props) {
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        px: 2,
        py: 5,
        border: '2px dashed',
        borderColor: 'brand.control',
        borderRadius: '12px',
        textAlign: 'center',
      }}
    >
      {isReading ? (
        <Spinner />
      ) : (
        <Button icon={icon} onClick={onChoose}>
          {label}
        </Button>
      )}
      <Quiet>{hint}</Quiet>
    </Box>
  )
}
