/** Styles of a design, written on lines of their own and sent without them. */
export const css = (literals: TemplateStringsArray, ...values: string[]): string =>
  String.raw({ raw: literals.raw }, ...values).replace(/\n\s*/g, '')
