import { menuFor, defaultPermissions } from '@parichay/contract/franchisee/rules.ts'
import { permissionNames, staffRoles } from '@parichay/contract/franchisee/fields.ts'
import type { Access, Route } from '@parichay/contract/route.ts'
import { routes } from '@parichay/contract/routes.ts'

const columns = ['public', 'customer', 'staff', 'admin', 'superadmin'] as const satisfies (keyof Access)[]

const intro = `# Permissions

Generated from the contract's routes by \`npm run permissions\`; a test fails when this page differs from them.
The matrix test calls every route as everybody, on own, other people's and other agencies' objects, and expects this table.

| Cell | Meaning |
|---|---|
| P | anybody |
| pre, otp | the browser that began to prove a number; the same with the code entered |
| O | own objects; anything else does not exist (404) |
| S | anybody signed in of this kind |
| a name | staff who hold this permission, for what they made; with all-card access for the whole agency |
| A | the whole own agency |
| a, s | the own agency's public fields only; admins of the super-admin agency only |
| X | all agencies |
| - | never: 401 without a session, 403 with one |
`

const cell = (text: string) => (text.includes('.') ? `\`${text}\`` : text)

/** The page as it is committed in docs/permissions.md. */
export function permissionsPage(): string {
  const rows = Object.values(routes as Record<string, Route>)
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en'))
    .map(
      ({ method, path, access, summary }) =>
        `| ${method} \`${path}\` | ${columns.map((column) => cell(access[column])).join(' | ')} | ${access.key} | ${summary} |`,
    )
  const holders = staffRoles.filter((role) => role !== 'admin')
  const names = permissionNames.map(
    (name) =>
      `| \`${name}\` | ${holders.map((role) => (defaultPermissions(role, false).includes(name) ? 'yes' : defaultPermissions(role, true).includes(name) ? 'super-admin agency' : '')).join(' | ')} |`,
  )
  const menus = staffRoles.flatMap((role) =>
    [false, true].map(
      (isSuperAdminAgency) =>
        `| ${role}${isSuperAdminAgency ? ' of the super-admin agency' : ''} | ${menuFor({ roles: [role], isSuperAdminAgency, hideBilling: false, isDigitalCardOnly: false }).join(', ')} |`,
    ),
  )
  return `${intro}
## Calls

| Call | Nobody | Customer | Staff | Admin | Super-admin | Decided by | What it does |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}

## What new staff may do

Admins hold every permission. \`linkStore.manage\` and \`videoTemplate.manage\` exist in the super-admin agency only. A missing \`.list\` answers with an empty list.

| Permission | ${holders.join(' | ')} |
|---|${holders.map(() => '---|').join('')}
${names.join('\n')}

## Menu

| Role | Entries in their order |
|---|---|
${menus.join('\n')}
`
}
