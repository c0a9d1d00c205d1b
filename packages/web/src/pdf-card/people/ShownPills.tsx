import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TableRow } from '@parichay/contract/pdf-card/people-table.ts'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { countPrinted, printState } from './PrintMarks.tsx'

/**
 * Which people are shown. Those with problems stay in sight while they are set right, as do those who were named elsewhere;
 * who is printed meanwhile goes.
 */
export type Shown =
  | { by: 'problems' | 'revoked' | 'these'; keys: ReadonlySet<string> }
  | { by: 'notPrinted' | 'changed' }

/** The rows that are shown; without any left, all of them. */
export function rowsShown(
  rows: readonly TableRow[],
  shown: Shown | undefined,
): readonly TableRow[] | undefined {
  if (!shown) return undefined
  if ('keys' in shown) return rows.filter(({ rowKey }) => shown.keys.has(rowKey))
  const { printed, changed } = countPrinted(rows)
  if (shown.by === 'changed' ? changed === 0 : printed + changed === 0) return undefined
  const found = rows.filter((row) =>
    shown.by === 'changed' ? printState(row) === 'changed' : printState(row) !== 'printed',
  )
  return found.length > 0 ? found : undefined
}

type Props = {
  rows: readonly TableRow[]
  problems: ReadonlySet<string>
  shown: Shown | undefined
  onShow: (shown: Shown | undefined) => void
}

/** Narrows the table: everybody, those with problems, those whose card was taken back, is not printed or changed since. */
export function ShownPills({ rows, problems, shown, onShow }: Props) {
  const { t } = useLingui()
  const revoked = rows.filter(({ base }) => base?.isRevoked).map(({ rowKey }) => rowKey)
  const { total, printed, changed } = countPrinted(rows)
  const left = total - printed
  return (
    <Pills label={t`People shown`}>
      <Pill pressed={shown === undefined} onClick={() => onShow(undefined)}>
        {plural(rows.length, { one: '# person', other: '# people' })}
      </Pill>
      {(problems.size > 0 || shown?.by === 'problems') && (
        <Pill
          pressed={shown?.by === 'problems'}
          onClick={() => onShow({ by: 'problems', keys: new Set(problems) })}
        >
          {t`With problems: ${problems.size}`}
        </Pill>
      )}
      {revoked.length > 0 && (
        <Pill
          pressed={shown?.by === 'revoked'}
          onClick={() => onShow({ by: 'revoked', keys: new Set(revoked) })}
        >
          {t`Revoked: ${revoked.length}`}
        </Pill>
      )}
      {printed + changed > 0 && left > 0 && (
        <Pill pressed={shown?.by === 'notPrinted'} onClick={() => onShow({ by: 'notPrinted' })}>
          {t`Not printed: ${left}`}
        </Pill>
      )}
      {changed > 0 && (
        <Pill pressed={shown?.by === 'changed'} onClick={() => onShow({ by: 'changed' })}>
          {t`Changed since printed: ${changed}`}
        </Pill>
      )}
    </Pills>
  )
}
