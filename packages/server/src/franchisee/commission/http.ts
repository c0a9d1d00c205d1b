import type { commissionRoutes } from '@parichay/contract/franchisee/routes.commission.ts'
import type { CommissionStatement } from '@parichay/contract/franchisee/fields.commission.ts'
import { fail } from '@parichay/contract/errors.ts'
import { findAgency } from '../../agency/store.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { scopeOfPerson } from '../people/usecase.ts'
import { statementCsv } from './present.csv.ts'
import { statementScene } from './present.scene.ts'
import { mostTableLines } from './store.ts'
import { ownStatementOf, payOut, statementOf } from './usecase.ts'

/** The statement drawn as a PDF in the colours of the agency of its person. */
async function pdfOf({ world }: Pick<Call, 'world'>, statement: CommissionStatement, agencyId: number) {
  const agency =
    (await findAgency(world.database.platform, agencyId)) ?? fail('NOT_FOUND', 'There is no such agency.')
  const { agencyName, themePrimary } = agency
  const bytes = await world.renderer.render({
    scene: statementScene(statement, { agencyName, colour: themePrimary }),
    as: {
      kind: 'pdf',
      title: `Commission ${statement.month}`,
      author: agencyName,
      subject: statement.name,
    },
  })
  return { bytes, name: `commission-${statement.franchiseeId}-${statement.month}.pdf` }
}

const csvOf = (statement: CommissionStatement) => ({
  bytes: Buffer.from(statementCsv(statement), 'utf8'),
  name: `commission-${statement.franchiseeId}-${statement.month}.csv`,
})

/** Handlers of `commissionRoutes`. */
export const commissionHandlers: Handlers<typeof commissionRoutes> = {
  getCommission: (call) => statementOf(call, call.query),
  getOwnCommission: (call) => ownStatementOf(call, call.query),
  payCommission: (call) => payOut(call, call.body),

  async downloadCommission(call) {
    const there = await scopeOfPerson(call, call.query.franchiseeId)
    return pdfOf(call, await statementOf(call, call.query), there.agencyId)
  },
  async downloadOwnCommission(call) {
    const statement = await ownStatementOf(call, call.query)
    return pdfOf(call, statement, call.scope.agencyId)
  },
  downloadCommissionTable: async (call) =>
    csvOf(await statementOf(call, { ...call.query, most: mostTableLines })),
  downloadOwnCommissionTable: async (call) =>
    csvOf(await ownStatementOf(call, { ...call.query, most: mostTableLines })),
}
