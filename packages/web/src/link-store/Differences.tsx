import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import type { LinkStoreDifference } from '@parichay/contract/link-store/file.ts'
import Box from '@mui/material/Box'
import { useContractWords } from '../ui/contract-words.ts'
import { Notice } from '../ui/Notice.tsx'
import { Line, Pile, PlainList, Quiet } from '../ui/shapes.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { fieldWords } from './words.ts'
import { dot } from '../ui/dot.ts'

type Change = LinkStoreDifference['changes'][number]
/** A difference of an icon is a wall of numbers: only that it differs is said. */
const wall = new Set(['icon'])

/** What a file would change, entry by entry: what is there is crossed out, what will be there stands behind it. */
export function Differences({ difference }: { difference: LinkStoreDifference }) {
  const { t, i18n } = useLingui()
  const words = useContractWords()
  const { changes, same, onlyHere, faults } = difference
  const fieldName = (field: string) => {
    const word = fieldWords[field]
    return word ? i18n._(word) : field
  }
  return (
    <Pile gap={2} oneColumn>
      {faults.length > 0 && (
        <Notice>
          <Pile gap={0.5}>
            <Box
              sx={{ fontWeight: 650 }}
            >{t`Nothing of this file can be taken over until this is put right:`}</Box>
            {faults.slice(0, 20).map(({ name, field, message }, place) => (
              <Box key={place} sx={{ overflowWrap: 'anywhere' }}>
                {`${name} · ${fieldName(field)}: ${words(message) ?? message}`}
              </Box>
            ))}
            {faults.length > 20 && <Box>{t`and ${faults.length - 20} more`}</Box>}
          </Pile>
        </Notice>
      )}
      <Quiet role="status">
        {[
          changes.length === 0
            ? t`The link store is as the file has it.`
            : plural(changes.length, { one: '# difference', other: '# differences' }),
          plural(same, { one: '# entry is the same', other: '# entries are the same' }),
          onlyHere.length > 0 &&
            plural(onlyHere.length, {
              one: '# type is not in the file and stays',
              other: '# types are not in the file and stay',
            }),
        ]
          .filter(Boolean)
          .join(dot)}
      </Quiet>
      {changes.length > 0 && (
        <PlainList aria-label={t`Differences`} gap={1} oneColumn>
          {changes.map((change) => (
            <li key={`${change.kind} ${change.name}`}>
              <Entry change={change} fieldName={fieldName} />
            </li>
          ))}
        </PlainList>
      )}
    </Pile>
  )
}

function Entry({ change, fieldName }: { change: Change; fieldName: (field: string) => string }) {
  const { t } = useLingui()
  const { kind, name, category, isNew, fields } = change
  return (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '12px', px: 1.5, py: 1.25 }}>
      <Line gap={1} wraps centred>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <Quiet>{kind === 'category' ? t`Category` : category}</Quiet>
        <Box sx={{ ml: 'auto' }}>
          <StatusChip tone={isNew ? 'success' : 'info'}>{isNew ? t`New` : t`Changed`}</StatusChip>
        </Box>
      </Line>
      {fields.map(({ field, before, after }) => (
        <Box key={field} sx={{ typography: 'body2', mt: 0.5, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>{`${fieldName(field)}: `}</Box>
          {wall.has(field) ? (
            t`another one`
          ) : (
            <>
              <Box component="del" sx={{ color: 'text.secondary' }}>
                {before || '–'}
              </Box>
              {' → '}
              <Box component="ins" sx={{ textDecoration: 'none' }}>
                {after || '–'}
              </Box>
            </>
          )}
        </Box>
      ))}
    </Box>
  )
}
