import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])]
const carriesFiles = (event: DragEvent) => [...event.dataTransfer.types].includes('Files')

/** Takes files that are dropped here, and pictures that are pasted while nothing is being typed. */
export function DropArea({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const { t } = useLingui()
  const [isOver, setOver] = useState(false)
  const take = useRef(onFiles)
  take.current = onFiles
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea')
      const files = filesOf(event.clipboardData).filter((file) => file.type.startsWith('image/'))
      if (files.length === 0 || isTyping) return
      event.preventDefault()
      take.current(files)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])
  return (
    <Box
      onDragOver={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) =>
        !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)
      }
      onDrop={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles(filesOf(event.dataTransfer))
      }}
      sx={{ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      {children}
      {isOver && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            inset: -8,
            zIndex: 3,
            display: 'grid',
            placeItems: 'center',
            borderRadius: '16px',
            border: '2px dashed',
            borderColor: 'primary.main',
            bgcolor: 'brand.tint',
            opacity: 0.94,
            typography: 'h3',
            color: 'primary.main',
            pointerEvents: 'none',
          }}
        >{t`Drop the pictures here`}</Box>
      )}
    </Box>
  )
}
