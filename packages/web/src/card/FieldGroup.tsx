import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'
import { Heading, Pile } from '../ui/shapes.tsx'

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
    <Pile component="section" aria-labelledby={id} gap={2} oneColumn>
      <Box>
        <Heading id={id}>{title}</Heading>
        {hint && <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.25 }}>{hint}</Box>}
      </Box>
      {children}
    </Pile>
  )
}
