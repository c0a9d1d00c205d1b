/** What is counted on a public card, each a number a day: views of the page and taps on what it offers. */
export const visitKinds = [
  'view',
  'call',
  'whatsapp',
  'save',
  'share',
  'map',
  'link',
  'mail',
  'pay',
  'product',
  'order',
  'video',
  'brochure',
] as const
/** One of `visitKinds`. */
export type VisitKind = (typeof visitKinds)[number]
