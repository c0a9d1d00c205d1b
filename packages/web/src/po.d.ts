declare module '*.po?first' {
  export const messages: import('@lingui/core').Messages
}
declare module '*.po?rest' {
  export const messages: import('@lingui/core').Messages
}
