import type { commissionRoutes } from '@parichay/contract/franchisee/routes.commission.ts'
import { fail } from '@parichay/contract/errors.ts'
import { findAgency } from '../../agency/store.ts'
import type { Handlers } from '../../platform/http.ts'
import { scopeOfPerson } from '../people/usecase.ts'
import { statementCsv } from './present.csv.ts'
import { statementScene } from './present.scene.ts'
import { payOut, statementOf } from './usecase.ts'

/** Handlers of `commissionRoutes`. */
export const commissionHandlers: Handlers<typeof commissionRoutes> = {
  getCommission: (call) => statementOf(call, call.query),
  payCommission: (call) => payOut(call, call.body),

  async downloadCommission(call) {
    const { world, query } = call
    const statement = await statementOf(call, query)
    const there = await scopeOfPerson(call, query.franchiseeId)
    const agency =
      (await findAgency(world.database.platform, there.agencyId)) ??
      fail('NOT_FOUND', 'There is no such agency.')
    const { agencyName, themePrimary } = agency
    const bytes = await world.renderer.render({
      scene: statementScene(statement, { agencyName, colour: themePrimary }),
      as: {
        kind: 'pdf',
        title: `Commission ${query.month}`,
        author: agencyName,
        subject: statement.name,
      },
    })
    return { bytes, name: `commission-${query.franchiseeId}-${query.month}.pdf` }
  },

  async downloadCommissionTable(call) {
    const statement = await statementOf(call, call.query)
    return {
      bytes: Buffer.from(statementCsv(statement), 'utf8'),
      name: `commission-${call.query.franchiseeId}-${call.query.month}.csv`,
    }
  },
}
