declare module '*.po?first' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
declare module '*.po?rest' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
