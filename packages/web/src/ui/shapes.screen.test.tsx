import Box from '@mui/material/Box'
import { ThemeProvider } from '@mui/material/styles'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { Cut, Heading, Line, Pile, PlainList, Quiet, Rest, Text } from './shapes.tsx'
import { themeFor } from './theme.ts'

/** The style of an element by its rules: its class is a hash over them. */
const styleOf = (element: ReactElement) =>
  render(<ThemeProvider theme={themeFor('#2d9bea')}>{element}</ThemeProvider>).container.firstElementChild!
    .className

test.each([
  ['Quiet', <Quiet key="1" />, { typography: 'body2', color: 'text.secondary' }],
  ['Quiet small', <Quiet key="1" small />, { typography: 'caption', color: 'text.secondary' }],
  [
    'Quiet wraps',
    <Quiet key="1" wraps />,
    { typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' },
  ],
  ['Heading', <Heading key="1" />, { typography: 'h3' }],
  ['Text', <Text key="1" as="subtitle2" wraps />, { typography: 'subtitle2', overflowWrap: 'anywhere' }],
  ['Cut', <Cut key="1" />, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }],
  ['Pile', <Pile key="1" gap={1.25} fits />, { display: 'grid', gap: 1.25, minWidth: 0 }],
  [
    'Pile oneColumn',
    <Pile key="1" gap={2} oneColumn />,
    { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' },
  ],
  [
    'Line',
    <Line key="1" gap={2} wraps centred apart />,
    { display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  ],
  ['Rest', <Rest key="1" />, { flex: 1, minWidth: 0 }],
  ['PlainList', <PlainList key="1" gap={1} />, { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }],
] as const)('%s is drawn as the words it stands for', (_name, shape, sx) => {
  expect(styleOf(shape)).toBe(styleOf(<Box sx={sx} />))
})
