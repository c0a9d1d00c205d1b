import { fail } from '@parichay/contract/errors.ts'
import { sellerWith } from '@parichay/contract/invoice/document.ts'
import type { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { findAgency } from '../agency/store.ts'
import { changeAndRecord } from '../platform/audit.ts'
import type { Handlers } from '../platform/http.ts'
import { tell } from '../platform/notices.ts'
import { agencyOfBusiness, findReached } from '../platform/reach.ts'
import { columnOf, scopeAt } from '../platform/scope.ts'
import { drawInvoice } from './present.pdf.ts'
import { presentInvoice } from './present.ts'
import { agencyOfInvoice, findAgencyInvoice, findInvoice, listInvoices, setSeller } from './store.ts'

/** Handlers of `invoiceRoutes`. */
export const invoiceHandlers: Handlers<typeof invoiceRoutes> = {
  async listInvoices({ query, scope, world }) {
    const { businessId, before, pageSize = 20 } = query
    const { platform } = world.database
    const there =
      businessId === undefined
        ? scopeAt(scope, scope.agencyId)
        : scopeAt(scope, await agencyOfBusiness(platform, businessId))
    return world.database.inScope(there, async (tx) => {
      if (businessId !== undefined && !(await findReached(tx, there, businessId)))
        fail('NOT_FOUND', 'This business does not exist any more.')
      const { rows, total } = await listInvoices(tx, there, { businessId, before, pageSize })
      return { list: rows.map(presentInvoice), total }
    })
  },

  async downloadInvoice({ params, scope, actor, world }) {
    const { platform } = world.database
    const there = scopeAt(scope, await agencyOfInvoice(platform, params.invoiceId))
    const isAdmin = ['admin', 'superadmin'].includes(columnOf(actor))
    const row =
      (await world.database.inScope(there, (tx) => findInvoice(tx, there, params.invoiceId))) ??
      (isAdmin ? await findAgencyInvoice(platform, scope, params.invoiceId) : undefined) ??
      fail('NOT_FOUND', 'This invoice does not exist.')
    return { bytes: await drawInvoice(world, row), name: `${row.invoiceNo}.pdf` }
  },

  async getSeller({ scope, world }) {
    const agency =
      (await findAgency(world.database.platform, scope.agencyId)) ??
      fail('NOT_FOUND', 'There is no such agency.')
    return sellerWith(agency.seller, agency.agencyName)
  },

  async updateSeller(call) {
    const { body, scope, world } = call
    await changeAndRecord(call, scope, 'platform', async (tx) => {
      await setSeller(tx, scope, body.seller)
      return { result: undefined, action: 'agency.seller', object: `agency ${scope.agencyId}`, detail: body }
    })
    world.hosts.forget()
    await tell(world.database, { agency: scope.agencyId })
    return body.seller
  },
}
