import type { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import type { MatrixCase } from './matrix-case.ts'

const wrong = { password: 'not-the-password-1' }

/** The second step is everybody's own: nobody names another's, but who takes it off a customer. */
export const totpCases: Record<keyof typeof totpRoutes | 'endOtherSessions', MatrixCase> = {
  passTotp: { object: null, input: () => ({ body: { code: '123456' } }), allowed: 409, table: 'challenge' },
  getTotp: { object: null, input: () => ({}) },
  beginTotp: { object: null, input: () => ({ body: wrong }), allowed: 422, table: 'staff_totp' },
  confirmTotp: {
    object: null,
    input: () => ({ body: { code: '123456' } }),
    allowed: 409,
    table: 'staff_totp',
  },
  renewRecoveryCodes: {
    object: null,
    input: () => ({ body: { ...wrong, code: '123456' } }),
    allowed: 409,
    table: 'staff_recovery_code',
  },
  removeTotp: {
    object: null,
    input: () => ({ body: { ...wrong, code: '123456' } }),
    allowed: 409,
    table: 'staff_totp',
  },
  // Nobody here has a second step: who may is told so.
  resetUserTotp: {
    object: 'userId',
    input: ({ userId }) => ({ body: { userId, proof: 'inPerson' } }),
    allowed: 409,
    table: 'user_totp',
  },
  endOtherSessions: { object: null, input: () => ({ body: {} }), table: 'session' },
}
