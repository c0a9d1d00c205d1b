import { fail } from '@parichay/contract/errors.ts'
import { sellerWith } from '@parichay/contract/invoice/document.ts'
import type { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { findAgency } from '../agency/store.ts'
import { changeAndRecord } from '../platform/audit.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { tell } from '../platform/notices.ts'
import { agencyOfBusiness, findReached } from '../platform/reach.ts'
import { columnOf, scopeAt } from '../platform/scope.ts'
import { drawInvoice } from './present.pdf.ts'
import { presentInvoice } from './present.ts'
import { agencyOfInvoice, findAgencyInvoice, findInvoice, listInvoices, setSeller } from './store.ts'

/** Handlers of `invoiceRoutes`. */
export const invoiceHandlers: Handlers<typeof invoiceRoutes> = {
  async listInvoices({ query, scope, world }) {
    const { businessId, number, before, pageSize = 20 } = query
    const { platform } = world.database
    const there =
      businessId === undefined
        ? scopeAt(scope, scope.agencyId)
        : scopeAt(scope, await agencyOfBusiness(platform, businessId))
    return world.database.inScope(there, async (tx) => {
      if (businessId !== undefined && !(await findReached(tx, there, businessId)))
        fail('NOT_FOUND', 'This business does not exist any more.')
      const { rows, total } = await listInvoices(tx, there, {
        businessId,
        invoiceNo: number?.toUpperCase(),
        before,
        pageSize,
      })
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

  async getSeller(call) {
    const { agency } = await sellingAgency(call, call.query.agencyId)
    return { ...sellerWith(agency.seller, agency.agencyName), version: agency.sellerVersion }
  },

  async updateSeller(call) {
    const { body, world } = call
    const { seller } = body
    const { there, agency } = await sellingAgency(call, body.agencyId)
    const version = await changeAndRecord(call, there, 'platform', async (tx) => ({
      result:
        (await setSeller(tx, there, seller, body.version)) ??
        fail('CONFLICT', 'These details were changed on another device. Look at them and save again.'),
      action: 'agency.seller',
      object: `agency ${there.agencyId}`,
      detail: { before: agency.seller, after: seller },
    }))
    world.hosts.forget()
    await tell(world.database, { agency: there.agencyId })
    return { ...seller, version }
  },
}

/** Whose details are meant: platform staff name the agency, everybody else is their own, whatever they say. */
async function sellingAgency(
  { actor, scope, world }: Pick<Call, 'actor' | 'scope' | 'world'>,
  agencyId: number | undefined,
) {
  const isPlatform = columnOf(actor) === 'superadmin'
  const there = scopeAt(scope, isPlatform ? (agencyId ?? scope.agencyId) : scope.agencyId)
  const agency = await findAgency(world.database.platform, there.agencyId)
  return { there, agency: agency ?? fail('NOT_FOUND', 'There is no such agency.') }
}
