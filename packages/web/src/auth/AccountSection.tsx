import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'
import { Heading, Pile, Text } from '../ui/shapes.tsx'

type Props = { title: string; lead?: ReactNode; aside?: ReactNode; children: ReactNode }

/** A titled part of the account. */
export function AccountSection({ title, lead, aside, children }: Props) {
  const id = useId()
  return (
    <Pile component="section" aria-labelledby={id} gap={1.25} fits>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Heading id={id}>{title}</Heading>
        {aside && <Text as="body2">{aside}</Text>}
      </Box>
      {lead && <Box sx={{ typography: 'body2', color: 'text.secondary', mt: -0.75 }}>{lead}</Box>}
      {children}
    </Pile>
  )
}
