import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { byVerdict } from '../ui/by-verdict.ts'
import { askToClone } from './CloneForm.tsx'
import { removeBusiness } from './RemoveBusiness.tsx'
import { deleteFailure } from './words.ts'

export type BusinessMenuProps = {
  business: Business
  /** Called before the panel goes elsewhere, so that a sheet can close. */
  onLeave?: () => void
  onRemoved?: () => void
  withoutEdit?: boolean
}

/** Edit, clone and delete a business. */
export function BusinessMenu({ business, onLeave, onRemoved, withoutEdit = false }: BusinessMenuProps) {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const isCustomer = useSession((state) => state.kind === 'customer')
  const { businessName: name, can } = business
  const edit = byVerdict(can.edit, {
    id: 'edit',
    label: t`Edit`,
    icon: Pencil,
    onSelect: () => {
      onLeave?.()
      go(paths.editBusiness(business.businessId))
    },
  })
  const actions = [
    !withoutEdit && edit,
    byVerdict(can.clone, {
      id: 'clone',
      label: t`Clone`,
      icon: Copy,
      onSelect: () => {
        onLeave?.()
        askToClone(queries, business, isCustomer)
      },
    }),
    byVerdict(
      can.delete,
      {
        id: 'delete',
        label: t`Delete`,
        icon: Trash2,
        danger: true,
        onSelect: () => {
          onLeave?.()
          void removeBusiness(queries, business, onRemoved)
        },
      },
      deleteFailure,
    ),
  ].filter((action) => action !== false)
  return actions.length > 0 ? <ActionMenu label={t`Actions for ${name}`} actions={actions} /> : null
}
