import type { InjectOptions } from 'fastify'
import { type Answer, type Client, openClient } from './client.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestCard,
  type TestCustomer,
  type TestStaff,
} from './makers.ts'
import type { TestWorld } from './world.ts'

/** An agency whose cards strangers visit. */
export type Visited = {
  agency: TestAgency
  owner: TestCustomer
  admin: TestStaff
  /** Somebody's browser on the agency's host, from a network of its own. */
  visitor(): Client
  /** A live card of a new business: of the owner, and made by themselves, unless told. */
  newCard(given?: { of?: TestCustomer; madeBy?: TestStaff }): Promise<TestCard>
}

/** An agency with an owner of cards and an admin. */
export async function makeVisited(w: TestWorld): Promise<Visited> {
  const agency = await makeAgency(w)
  const owner = await makeCustomer(w, { agency })
  return {
    agency,
    owner,
    admin: await makeStaff(w, 'admin', { agency }),
    visitor: () => openClient(w.app, agency.host),
    newCard: async ({ of = owner, madeBy } = {}) =>
      makeCard(w, { business: await makeBusiness(w, { owner: of, ...(madeBy && { madeBy }) }) }),
  }
}

/** A form of a card's page as a browser without scripts sends it. */
export const sendForm = (
  client: Client,
  url: string,
  fields: Record<string, string>,
  headers: InjectOptions['headers'] = {},
): Promise<Answer> =>
  client.send({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      accept: 'text/html',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
