import type { FastifyRequest } from 'fastify'

/** Whether a person's browser asks for a page, and not a program for an answer. */
export const asksForPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

/** The policy of a notice without script and picture. */
export const bareCsp =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'"
