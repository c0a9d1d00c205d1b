import type { User } from '@parichay/contract/auth/fields.ts'
import { fileUrl } from '../document/rules.ts'
import type { DocumentRow } from '../document/store.ts'
import type { UserRow } from './store.ts'

/** The row as its owner sees it. */
export const presentUser = (row: UserRow, photo: DocumentRow | undefined): User => ({
  userId: row.userId,
  isForeignUser: row.isForeignUser,
  phoneNumber: row.phoneNumber,
  email: row.email,
  title: row.title as User['title'],
  name: row.name,
  photoUrl: photo ? fileUrl(photo.thumbnailKey) : null,
  preference: row.preference as User['preference'],
  mustChangePassword: row.mustChangePassword,
  createdAt: row.createdAt.toISOString(),
  consentAt: row.consentAt?.toISOString() ?? null,
})
