/**
 * Where the demo listens: on this machine only, since its passwords are printed and known to everybody; in the whole
 * network with `--https`, which is for phones, and wherever HOST says.
 */
export const listeningHost = (env: { HOST?: string | undefined }, isForPhones: boolean): string =>
  env.HOST || (isForPhones ? '0.0.0.0' : '127.0.0.1')
