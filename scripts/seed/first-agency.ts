import { Colour, MobileNumber, requiredLine } from '@parichay/contract/ids.ts'
import { defaultPermissions } from '@parichay/contract/franchisee/rules.ts'
import type { AgencyConfiguration } from '@parichay/contract/agency/fields.ts'
import { hashPassword } from '@parichay/server/platform/passwords.ts'
import { newPassword } from '@parichay/server/platform/secrets.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { z } from 'zod'

/** What a new installation must be told about the agency that runs it. */
export const FirstAgency = z.strictObject({
  agency: requiredLine(60),
  host: z
    .string()
    .toLowerCase()
    .regex(
      /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/,
      'give a host name such as cards.example.in, without https:// and port',
    ),
  'admin-phone': MobileNumber,
  'admin-name': requiredLine(60).default('Admin'),
  primary: Colour.default('#0f766e'),
})
export type FirstAgency = z.output<typeof FirstAgency>

const passwordHours = 24

/** Every product; the agency switches off what it does not sell. */
export const allProducts: AgencyConfiguration = {
  imagePost: { enableImagePost: true, isVideoPostsIncluded: true },
  allowAgencyExclusivePosts: true,
  pdfCardConfig: { enablePdfCardProduct: true, customerPlans: [] },
  video: { enableVideo: true },
  dashboardConfig: { showInvitationTileInCustomerDashboard: false },
  hideBilling: false,
  onlinePayment: { enablePaymentIntegration: true, allowedOrigins: ['self'] },
}

/**
 * Makes the super-admin agency of a new installation with one admin. Gives back the temporary password, which is kept
 * nowhere: it works for 24 hours and is replaced at the first sign-in.
 */
export async function makeFirstAgency(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  wanted: FirstAgency,
): Promise<{ password: string; hours: number }> {
  const password = newPassword(14)
  const passwordHash = await hashPassword(password)
  await database.platform.transaction().execute(async (tx) => {
    const there = await tx.selectFrom('agency').select('agencyName').limit(1).executeTakeFirst()
    if (there)
      throw new Error(
        `This installation has an agency already: ${there.agencyName}. The first agency is made in an empty one.`,
      )
    const { agencyId } = await tx
      .insertInto('agency')
      .values({
        agencyName: wanted.agency,
        roles: ['superadmin'],
        themePrimary: wanted.primary,
        support: JSON.stringify({ phoneNumber: wanted['admin-phone'], email: '', whatsapp: '' }),
        legal: JSON.stringify({
          termsUrl: '',
          privacyUrl: '',
          consentVersion: clock().toISOString().slice(0, 7),
        }),
        login: JSON.stringify({ foreignUsers: true, otpInsteadOfPassword: true, codeOnNewDevice: false }),
        configuration: JSON.stringify(allProducts),
        messaging: JSON.stringify({}),
        invitationSiteLink: '',
        languages: ['en', 'hi'],
      })
      .returning('agencyId')
      .executeTakeFirstOrThrow()
    await tx.insertInto('agencyHost').values({ agencyId, host: wanted.host, isPrimary: true }).execute()
    await tx
      .insertInto('franchisee')
      .values({
        agencyId,
        name: wanted['admin-name'],
        phoneNumber: wanted['admin-phone'],
        email: null,
        roles: ['admin'],
        permissions: defaultPermissions('admin', true),
        configuration: JSON.stringify({ hideBilling: false }),
        passwordHash,
        passwordExpiresAt: new Date(clock().getTime() + passwordHours * 3_600_000),
        mustChangePassword: true,
        deletedAt: null,
      })
      .execute()
  })
  return { password, hours: passwordHours }
}
