import type { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import type { MatrixCase } from './matrix-case.ts'

/** What stands on customers’ pages is everybody's to read, and only platform admins keep it. */
export const uiCustomisationCases: Record<keyof typeof uiCustomisationRoutes, MatrixCase> = {
  listUiCustomisations: { object: null, input: () => ({ query: { placement: 'HOME_PAGE' } }) },
  saveUiCustomisation: {
    object: null,
    input: () => ({ body: { placement: 'COMMON', type: 'notice', title: { en: 'Matrix' }, isShown: false } }),
    table: 'ui_customisation',
  },
  deleteUiCustomisation: {
    object: null,
    input: () => ({ params: { uiCustomisationId: 999_999 }, body: {} }),
    allowed: 404,
    table: 'ui_customisation',
  },
}
