import { useLingui } from '@lingui/react/macro'
import type { PaymentException } from '@parichay/contract/payment/fields.ts'
import { useRemote } from '../api/remote.ts'
import { agencyDuesQuery } from '../api/bills.ts'
import { recordExport } from '../api/export-list.ts'
import { exceptionAddress, exceptionsQuery } from '../api/exceptions.ts'
import { useStaff } from '../api/staff.ts'
import { useAgency } from '../session.ts'
import { Card } from '../ui/Card.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { useListRun } from '../ui/list/list-run.ts'
import { ListBody } from '../ui/list/ListBody.tsx'
import { ExceptionRow } from './ExceptionRow.tsx'
import { exceptionColumns } from './words.file.ts'

type Props = { onClose: (exception: PaymentException) => void }

/** Exceptions, newest first, page after page. */
export function ExceptionList({ onClose }: Props) {
  const { t, i18n } = useLingui()
  const agency = useAgency()
  const { seesAllAgencies } = useStaff()
  const { data: agencies } = useRemote({ ...agencyDuesQuery, enabled: seesAllAgencies })
  const list = useListRun(exceptionAddress, exceptionsQuery, true)
  const nameOf = (agencyId: number) =>
    agencyId === agency.agencyId
      ? agency.agencyName
      : agencies?.find((one) => one.agencyId === agencyId)?.agencyName
  return (
    <ListBody
      list={list}
      file={{
        list: 'exceptions',
        record: recordExport,
        number: t`Number`,
        columns: exceptionColumns(i18n, seesAllAgencies ? nameOf : undefined),
        rowKey: ({ breakId }) => breakId,
      }}
      label={t`Payment exceptions`}
      bones={4}
      empty={<NoExceptions isOpen={list.query.show === undefined} />}
      show={(rows) => (
        <RowList label={t`Payment exceptions`}>
          {rows.map((one) => (
            <ExceptionRow
              key={one.breakId}
              exception={one}
              agencyName={seesAllAgencies ? nameOf(one.agencyId) : undefined}
              onClose={() => onClose(one)}
            />
          ))}
        </RowList>
      )}
    />
  )
}

function NoExceptions({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui()
  return (
    <Card>
      <EmptyState
        picture={<PaperDrawing />}
        title={isOpen ? t`Nothing needs a person` : t`Nothing was closed yet`}
        body={
          isOpen
            ? t`Every payment is where it belongs. Something unusual would show here at once.`
            : t`What you close stays here with your note.`
        }
      />
    </Card>
  )
}
