import type { ServerOptions } from 'node:https'

/** Forward secrecy and authenticated encryption only (Mozilla's intermediate list); those of TLS 1.3 come first. */
const suites = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
]

/** How the server ends TLS itself: versions 1.2 and 1.3, whatever the process was started with. */
export const tlsRules: Pick<ServerOptions, 'minVersion' | 'maxVersion' | 'ciphers' | 'honorCipherOrder'> = {
  minVersion: 'TLSv1.2',
  maxVersion: 'TLSv1.3',
  ciphers: suites.join(':'),
  honorCipherOrder: true,
}
