/**
 * `X-Forwarded-For` without the ports that some proxies write behind an address (`203.0.113.9:5555`, `[2001:db8::1]:443`): each connection
 * has another one, and would be a visitor of its own to all limits.
 */
export const withoutPorts = (forwarded: string): string =>
  forwarded
    .split(',')
    .map((one) => one.trim())
    .map((one) => one.replace(/^\[([\da-f:.]+)\](?::\d+)?$/i, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1'))
    .join(', ')
