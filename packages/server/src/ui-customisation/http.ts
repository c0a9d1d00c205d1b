import type { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { itemsOfPage } from '@parichay/contract/ui-customisation/rules.ts'
import { changeAndRecord } from '../platform/audit.ts'
import type { Handlers } from '../platform/http.ts'
import { columnOf, scopeAt } from '../platform/scope.ts'
import { listItems, lockItems, ownerOfItem, setItemDeleted } from './store.ts'
import { readKept, readShown } from './usecase.ts'
import { noItem, requireRoom, saveItem } from './usecase.save.ts'

/** Handlers of `uiCustomisationRoutes`. */
export const uiCustomisationHandlers: Handlers<typeof uiCustomisationRoutes> = {
  async listUiCustomisations(call) {
    const { query, actor, world } = call
    const { placement, businessId, agencyId } = query
    if (columnOf(actor) !== 'superadmin') return readShown(call, placement, businessId)
    const rows = await listItems(world.database.platform, agencyId === undefined ? 'all' : [agencyId])
    return readKept(call, placement ? itemsOfPage(rows, placement) : rows)
  },

  async saveUiCustomisation(call) {
    const [item] = await readKept(call, [await saveItem(call, call.body)])
    return item!
  },

  async deleteUiCustomisation(call) {
    const { params, body, world, scope, now } = call
    const id = params.uiCustomisationId
    const owner = (await ownerOfItem(world.database.platform, id)) ?? noItem()
    return changeAndRecord(call, scopeAt(scope, owner), 'platform', async (tx) => {
      await lockItems(tx)
      if (body.restore) await requireRoom(tx)
      const row = (await setItemDeleted(tx, owner, id, body.restore ? null : now)) ?? noItem()
      return {
        result: { deleted: body.restore !== true },
        action: body.restore ? 'uiCustomisation.restore' : 'uiCustomisation.delete',
        object: `uiCustomisation ${id}`,
        detail: { title: row.title.en },
      }
    })
  },
}
