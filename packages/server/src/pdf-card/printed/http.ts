import type { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { requireNotSuspended } from '../../business/usecase.ts'
import { audit } from '../../platform/audit.ts'
import type { Handlers } from '../../platform/http.ts'
import { findPeople } from '../people/store.ts'
import { presentMark } from '../present.ts'
import { aroundOf, atCard, lockBoth } from '../usecase.ts'
import { dropMarks, keepMarks } from './store.ts'
import { printedWhen, wordsOfMarked, wordsToMark } from './usecase.ts'

/** Handlers of the printed marks of a list of people. */
export const pdfPrintedHandlers: Pick<Handlers<typeof pdfPeopleRoutes>, 'markPdfPeoplePrinted'> = {
  async markPdfPeoplePrinted(call) {
    const { body, world, actor, now, ip } = call
    const { pdfCardNo, isPrinted, at, ...which } = body
    const there = await atCard(call, pdfCardNo)
    const { origin } = await aroundOf(call, there)
    return world.database.inScope(there, async (tx) => {
      const project = await lockBoth(tx, there, pdfCardNo)
      if (actor.kind === 'customer') await requireNotSuspended(tx, there, project.business.businessId)
      const mark = async () => {
        const words = await wordsToMark(tx, there, project, which, origin)
        await keepMarks(tx, there, pdfCardNo, words, printedWhen(at, project.row, now))
        return [...words.keys()]
      }
      const keys = isPrinted ? await mark() : await dropMarks(tx, there, pdfCardNo, which.rowKeys)
      if (keys.length > 0)
        await audit(tx, there, {
          at: now,
          actor,
          ip,
          action: isPrinted ? 'pdfCard.printed' : 'pdfCard.notPrinted',
          object: `pdfCard ${pdfCardNo}`,
          detail: { people: keys.length },
        })
      const rows = await findPeople(tx, there, pdfCardNo, keys)
      const words = await wordsOfMarked(tx, there, project, rows, origin)
      return {
        marked: rows.map((row) => ({
          rowKey: row.rowKey,
          printed: presentMark(row, words.get(row.rowKey)),
        })),
      }
    })
  },
}
