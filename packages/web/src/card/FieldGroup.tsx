import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'

/** Fields that belong together, below a heading of their own. */
export function FieldGroup({
  title,
  hint,
  children,
}: {
  title: ReactNode
  hint?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Box>
        <Box id={id} component="h2" sx={{ typography: 'h3' }}>
          {title}
        </Box>
        {hint && <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.25 }}>{hint}</Box>}
      </Box>
      {children}
    </Box>
  )
}
