import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { activateBusiness } from '../shell/active-business.ts'
import { sayDone } from '../ui/snackbar-store.ts'

/** Where the address said to go once the business is there. */
export type Wish = 'editor' | 'wizard' | 'home'
type Circumstances = { userId: number | undefined; isForeignUser: boolean; wish: Wish }

/** Makes the business the active one and goes on: to its card, or home. */
export function useAfterAdding({ userId, isForeignUser, wish }: Circumstances) {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const isStaff = useSession((state) => state.kind === 'staff')
  return async (business: Business, isNew: boolean) => {
    const { businessId, businessName: name, card } = business
    if (!isStaff) activateBusiness(queries, businessId)
    const leave = (href: string) => {
      go(href, { replace: true })
      if (isNew) sayDone(t`“${name}” was added`)
    }
    const onBehalf = userId === undefined ? {} : { userId, isForeignUser }
    if (wish === 'home') return leave(isStaff ? paths.adminBusinesses({ search: name }) : paths.customer())
    if (card)
      return leave(
        card.status === 'DRAFT' ? paths.addCard({ businessId, ...onBehalf }) : paths.editCard(card.cardNo),
      )
    if (wish === 'wizard') return leave(paths.addCard({ businessId, ...onBehalf }))
    const draft = await call(cardRoutes.updateCardSettings, { body: { businessId, settings: {} } }).catch(
      () => undefined,
    )
    if (!draft) return leave(paths.addCard({ businessId, ...onBehalf }))
    void queries.invalidateQueries({ queryKey: keys.cardsByBusiness() })
    leave(paths.editCard(draft.cardNo))
  }
}
