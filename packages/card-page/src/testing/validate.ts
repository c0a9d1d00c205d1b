import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // A title is as long as the owner writes it, and the template leaves blanks where a part is absent.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    // The links of numbers hold labels of several words; the numbers themselves have no-break spaces.
    'tel-non-breaking': 'off',
    // The room a section holds, a number of its own.
    'no-inline-style': ['error', { allowedProperties: ['contain-intrinsic-block-size'] }],
  },
})

/** What is wrong with a page, one line each; none when it is valid. */
export async function faultsOf(page: string): Promise<string[]> {
  const { results } = await validator.validateString(page)
  return results.flatMap(({ messages }) =>
    messages.map((fault) => `${fault.line}:${fault.column} ${fault.ruleId}: ${fault.message}`),
  )
}
