import { z } from 'zod'

/** What is wrong with a form, and at which field. */
export type Fault = { path: (string | number)[]; message: string }

/**
 * A form whose rules are those of what the server takes: what was typed is first written as the server's value and
 * then judged. `more` are rules that only a form can have. All faults stand at once, each at the field of its name.
 */
export const formRules = <In, Out>(
  rules: z.ZodType<Out>,
  write: (typed: In) => unknown,
  more: (typed: In) => Fault[] = () => [],
): z.ZodType<Out, In> =>
  z.custom<In>().transform((typed, issues): Out => {
    const read = rules.safeParse(write(typed))
    const own = more(typed)
    const known = new Set(own.map(({ path }) => path.join('.')))
    const found = read.success
      ? []
      : read.error.issues
          .map(({ path, message }) => ({ path: path as Fault['path'], message }))
          .filter(({ path }) => !known.has(path.join('.')))
    for (const fault of [...own, ...found]) issues.addIssue({ code: 'custom', ...fault })
    return read.success ? read.data : z.NEVER
  })
