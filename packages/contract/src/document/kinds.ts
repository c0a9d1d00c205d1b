/** Labels of uploads; nothing of them reaches a file name. */
export const documentKinds = [
  'logo',
  'cover',
  'owner',
  'gallery',
  'product',
  'payment',
  'person',
  'signature',
  'brochure',
  'imagePost',
  'banner',
  'landing',
  'profile',
] as const
/** What an upload is for. */
export type DocumentKind = (typeof documentKinds)[number]
