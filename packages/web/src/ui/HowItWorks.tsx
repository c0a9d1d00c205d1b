import Box from '@mui/material/Box'
import { Card } from './Card.tsx'
import { Heading } from './shapes.tsx'

/** The rules of a screen in a few sentences, beside what they are about. */
export function HowItWorks({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Card component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
      <Heading>{title}</Heading>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1, color: 'text.secondary' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Card>
  )
}
