/** A request that goes out for an event: the true one, one that is forged, or one of another account. */
export type Copy = {
  kind: 'proper' | 'forged' | 'foreign' | 'replay'
  url: string
  headers: Record<string, string>
  body: string
}

/** One request of a delivery: what went out, and what came of it. */
export type Attempt = {
  at: string
  kind: Copy['kind']
  url: string
  headers: Record<string, string>
  /** Only where it differs from the event's own. */
  body?: string
  status: number | null
  outcome: 'accepted' | 'refused' | 'timeout' | 'unreachable' | 'late' | 'lost'
  ms: number
}

/** An event: the raw body as it is signed, and every attempt to deliver it. */
export type EventRecord = {
  id: string
  accountId: string
  orderId: string
  event: string
  body: string
  createdAt: number
  state: 'waiting' | 'delivered' | 'lost' | 'given up' | 'unsent'
  rounds: number
  attempts: Attempt[]
}
