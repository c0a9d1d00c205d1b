import type { MatrixCase } from './matrix-case.ts'

const subscription = {
  endpoint: 'https://push.example/matrix',
  keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'x'.repeat(22) },
}

/** Browsers and the reminder are a customer's own; a link of a reminder works for whoever has it. */
export const reminderCases = {
  getPush: { object: null, input: () => ({}) },
  addPushDevice: { object: null, input: () => ({ body: subscription }), table: 'push_device' },
  deletePushDevice: {
    object: null,
    input: () => ({ params: { pushDeviceId: 999_999 }, body: {} }),
    allowed: 404,
    table: 'push_device',
  },
  testReminder: { object: null, input: () => ({ body: { channel: 'mail' } }), allowed: 409 },
  stopReminder: { object: null, input: () => ({ body: { token: '1.1.mail.x' } }), allowed: 404 },
  getReminderPicture: { object: null, input: () => ({ query: { token: 'x' } }), allowed: 404 },
} satisfies Record<string, MatrixCase>
