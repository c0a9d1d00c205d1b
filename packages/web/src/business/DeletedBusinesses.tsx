import { useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { deletedQuery } from '../api/deleted.ts'
import { useRemote } from '../api/remote.ts'
import { showDeleted } from '../shell/deleted/show-deleted.ts'
import { Button } from '../ui/Button.tsx'

/** The way to one's own deleted businesses; nothing where none was deleted within 30 days. */
export function DeletedBusinesses({ asks = true, onOpen }: { asks?: boolean; onOpen?: () => void }) {
  const { t } = useLingui()
  const { data } = useRemote({ ...deletedQuery('business'), enabled: asks })
  if (!data || data.list.length === 0) return null
  return (
    <Button
      look="text"
      icon={Trash2}
      onClick={() => {
        onOpen?.()
        void showDeleted({ kind: 'business' })
      }}
    >
      {t`Deleted businesses`}
    </Button>
  )
}
