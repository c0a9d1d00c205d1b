import type { StoredDocument } from '@parichay/contract/document/routes.ts'
import Box from '@mui/material/Box'
import { FileText } from 'lucide-react'

/** A stored file in a list: its small picture, or a sheet for a PDF. */
export function DocumentPicture({ document, size = 36 }: { document: StoredDocument; size?: number }) {
  const frame = { width: size, height: size, borderRadius: '8px', flex: 'none', bgcolor: 'brand.sunken' }
  if (!document.isPicture)
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <FileText size={size / 2} strokeWidth={1.75} aria-hidden />
      </Box>
    )
  return (
    <Box
      component="img"
      src={document.thumbnailUrl}
      alt=""
      loading="lazy"
      sx={{ ...frame, objectFit: 'cover', display: 'block' }}
    />
  )
}
