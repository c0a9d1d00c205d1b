import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { ActionMenu, type MenuAction } from '../ui/ActionMenu.tsx'
import { askToClone } from './CloneForm.tsx'
import { removeBusiness } from './RemoveBusiness.tsx'

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
  const name = business.businessName
  const edit: MenuAction = {
    id: 'edit',
    label: t`Edit`,
    icon: Pencil,
    onSelect: () => {
      onLeave?.()
      go(paths.editBusiness(business.businessId))
    },
  }
  const actions: MenuAction[] = [
    ...(withoutEdit ? [] : [edit]),
    {
      id: 'clone',
      label: t`Clone`,
      icon: Copy,
      onSelect: () => {
        onLeave?.()
        askToClone(queries, business, isCustomer)
      },
    },
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
  ]
  return <ActionMenu label={t`Actions for ${name}`} actions={actions} />
}
