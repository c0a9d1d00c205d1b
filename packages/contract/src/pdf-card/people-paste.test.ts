import { nobody } from './people.ts'
import { expect, test } from 'vitest'
import { layBlock } from './people-paste.ts'
import { emptyRow, type TableRow } from './people-table.ts'

const row = (name: string): TableRow => ({ ...emptyRow(1, name), facts: { ...nobody, name } })

test('a block overwrites from its cell on and goes on in new rows; what has no room is counted', () => {
  const given = [row('A'), row('B')]
  const { rows, leftOut } = layBlock(
    given,
    [['S-1', '=1+1', 'd', 'p', 'p', 'b', 'd', 'v', 'addr', 'too far'], ['S-2'], ['S-3']],
    { row: 1, field: 'idNo' },
    { fresh: (offset) => emptyRow(10 + offset, `new ${offset}`), most: 3 },
  )
  expect(leftOut).toBe(1)
  expect(rows.map(({ rowKey }) => rowKey === given[1]!.rowKey)).toEqual([true, false])
  expect(rows[0]!.facts).toMatchObject({ name: 'B', idNo: 'S-1', designation: '=1+1', address: 'addr' })
  expect(rows[1]).toMatchObject({ place: 10, facts: { idNo: 'S-2', name: '' } })
})
