import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { SslFault, SslState } from '@parichay/contract/agency/ssl.ts'
import type { Tone } from '../ui/StatusChip.tsx'

/** Where the certificate of a host name stands. */
export const sslStateWords: Record<SslState, { label: MessageDescriptor; tone: Tone }> = {
  NONE: { label: msg`Not asked for`, tone: 'neutral' },
  WAITING: { label: msg`Looking`, tone: 'warning' },
  LIVE: { label: msg`Live`, tone: 'success' },
  FAILED: { label: msg({ message: 'Failed', context: 'a certificate' }), tone: 'error' },
}

/** What the last look found wrong, and what to do about it. */
export const sslFaultWords: Record<SslFault, MessageDescriptor> = {
  INNER_NAME: msg`This name is known in one network only: nobody vouches for it. Visitors elsewhere need a name of their own domain.`,
  NO_ADDRESS: msg`The name leads nowhere yet. Its owner sets the record; it can take some hours until everybody sees it.`,
  INNER_ADDRESS: msg`The name leads into a private network, where visitors cannot come.`,
  NO_ANSWER: msg`Nobody answers there by https. Look whether the proxy knows the name.`,
  CERTIFICATE: msg`The certificate that visitors meet there is refused by browsers. Look at how the proxy takes certificates.`,
  ELSEWHERE: msg`Something else answers there, not this agency. Its record leads to another machine.`,
}
