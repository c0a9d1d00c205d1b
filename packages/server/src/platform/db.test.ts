import pg from 'pg'
import { expect, test } from 'vitest'
import { rolePassword, roleUrl } from './db.ts'

const secret = 'x'.repeat(32)

test.each([
  'postgres://owner:hush@db.example.in:5433/x?sslmode=verify-full',
  'postgres://db.example.in/x?user=owner&password=hush',
  'postgres:///x?host=/run/postgresql',
  'postgres:///x?user=owner&password=hush&host=/run/postgresql',
  'postgres://%2Frun%2Fpostgresql/x',
])('whoever made the tables, the server signs in with its own role: %s', (owner) => {
  const client = new pg.Client({ connectionString: roleUrl(owner, secret, 'app') })
  expect([client.user, client.password]).toEqual(['parichay_app', rolePassword(secret, 'app')])
  const { host, port, database } = new pg.Client({ connectionString: owner })
  expect([client.host, client.port, client.database]).toEqual([host, port, database])
})
