import { z } from 'zod'
import { Password } from '../auth/fields.ts'
import { access, defineRoute } from '../route.ts'
import { OwnDataFile } from './fields.ts'

const own = access('-', 'O', '-', '-', '-', 'session user')
const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const

/** A customer takes along what is kept of them (design, account: Privacy). */
export const ownDataRoutes = {
  getOwnDataFile: defineRoute({
    method: 'GET',
    path: '/api/v1/account/data',
    summary: 'The copy of the own data that was asked for last: how far it is, or until when it lies ready',
    access: own,
    reply: z.object({ file: OwnDataFile.nullable() }),
    errors: [...dead],
  }),
  makeOwnDataFile: defineRoute({
    method: 'POST',
    path: '/api/v1/account/data',
    summary:
      'Have a copy of the own data made (password asked again); it takes the place of the one before, one that is being made goes on',
    access: own,
    body: z.strictObject({ password: Password }),
    reply: OwnDataFile,
    errors: [...dead, 'PASSWORD_WRONG', 'RATE_LIMITED'],
  }),
  downloadOwnDataFile: defineRoute({
    method: 'GET',
    path: '/api/v1/account/data/:ownDataFileId/content',
    summary: 'The copy of the own data, a ZIP; whole or in parts',
    access: own,
    params: z.object({ ownDataFileId: z.coerce.number().int().positive().max(2_147_483_647) }),
    download: 'application/zip',
    reply: z.unknown(),
    errors: [...dead, 'NOT_FOUND'],
  }),
}
