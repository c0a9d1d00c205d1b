import { z } from 'zod'
import { access, defineRoute, forEveryone } from '../route.ts'
import { OwnLetter, OwnLetterChange } from './fields.letter.ts'
import { Franchisee } from './fields.ts'

/** Whoever is signed in as staff, about themselves. */
const own = access('-', '-', 'S', 'S', 'S', 'session staff')

/** Staff (specification 7, franchisee). */
export const franchiseeRoutes = {
  getFranchisee: defineRoute({
    method: 'GET',
    path: '/api/v1/franchisee',
    summary: 'The signed-in member of staff',
    access: access('-', '-', 'S', 'S', 'S', 'session staff'),
    reply: Franchisee,
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  getOwnLetter: defineRoute({
    method: 'GET',
    path: '/api/v1/franchisee/letter',
    summary: 'The own daily letter: whether it comes, in which language and where to',
    access: own,
    reply: OwnLetter,
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  changeOwnLetter: defineRoute({
    method: 'PUT',
    path: '/api/v1/franchisee/letter',
    summary: 'Switch the own daily letter on or off, or take another language for it',
    access: own,
    body: OwnLetterChange,
    reply: OwnLetter,
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  stopDailyLetter: defineRoute({
    method: 'POST',
    path: '/api/v1/public/daily-letter/stop',
    summary: 'End a daily letter by the signed token of its link, signed in or not',
    access: forEveryone('token'),
    body: z.strictObject({ token: z.string().max(100) }),
    reply: z.object({ stopped: z.literal(true) }),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  }),
}
