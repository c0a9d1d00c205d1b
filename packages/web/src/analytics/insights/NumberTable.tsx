import Box from '@mui/material/Box'
import { useLingui } from '@lingui/react/macro'
import { Hidden } from '../../ui/Hidden.tsx'
import { Link } from '../../ui/Link.tsx'
import { saveCsv } from '../../ui/save-text.ts'
import { TextButton } from '../../ui/TextButton.tsx'
import { guardedCell } from '@parichay/contract/csv.ts'

/** `plain`: what a file says instead, so that it can be counted with (`words.ts`). */
type Cell = { text: string; plain?: string; href?: string | undefined; share?: number | undefined }
/** A row of numbers: what they are of, and a cell for each head behind the first. */
export type NumberRow = { id: string; name: string; cells: readonly Cell[] }
type Props = { label: string; heads: readonly string[]; rows: readonly NumberRow[] }

/** The numbers under a chart, to save as a file too; a cell with a share is tinted by it, a cell with an address opens its list. */
export function NumberTable({ label, heads, rows }: Props) {
  const { t } = useLingui()
  const save = () =>
    saveCsv(`${label}.csv`, [
      [...heads],
      ...rows.map(({ name, cells }) => [
        guardedCell(name),
        ...cells.map(({ text, plain }) => plain ?? guardedCell(text)),
      ]),
    ])
  return (
    <>
      {/* No region: the card around it is one, under the same name. */}
      <Box
        role="group"
        aria-label={label}
        tabIndex={0}
        sx={{ overflow: 'auto', maxHeight: 280, mt: 1, scrollPaddingTop: '44px' }}
      >
        <Box
          component="table"
          aria-label={label}
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            typography: 'body2',
            fontVariantNumeric: 'tabular-nums',
            '& th, & td': {
              px: 1,
              height: 40,
              borderBottom: '1px solid',
              borderColor: 'divider',
              textAlign: 'end',
            },
            // Where it is wider than its place it goes sideways, and each row still says what it is of.
            '& th:first-of-type': {
              position: 'sticky',
              left: 0,
              bgcolor: 'background.paper',
              textAlign: 'start',
              fontWeight: 550,
              whiteSpace: 'nowrap',
            },
            '& thead th:first-of-type': { zIndex: 2 },
            '& thead th': {
              position: 'sticky',
              top: 0,
              bgcolor: 'background.paper',
              color: 'text.secondary',
              fontSize: 12,
            },
          }}
        >
          <thead>
            <tr>
              {heads.map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, cells }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {cells.map(({ text, href, share }, place) => (
                  <Box
                    component="td"
                    key={heads[place + 1]}
                    sx={
                      share === undefined
                        ? {}
                        : {
                            whiteSpace: 'nowrap',
                            background: `color-mix(in srgb, var(--mui-palette-primary-main) ${Math.round(share * 45)}%, transparent)`,
                          }
                    }
                  >
                    {href ? (
                      <Link
                        href={href}
                        sx={{ display: 'inline-block', minWidth: 32, py: 1.25, color: 'inherit' }}
                      >
                        {text}
                      </Link>
                    ) : (
                      text
                    )}
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 0.5 }}>
        <TextButton onClick={save}>
          <Hidden>{t`Save “${label}” as CSV`}</Hidden>
          <span aria-hidden>{t`CSV`}</span>
        </TextButton>
      </Box>
    </>
  )
}
