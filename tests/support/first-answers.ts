import type { Page } from 'playwright'

/** Pages come without the answers they usually bring along, so that the panel makes every call itself. */
export const withoutFirstAnswers = (page: Page) =>
  page.route('**/panel/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/"answers":\{[^<]*\}<\/script>/, '"answers":{}}</script>')
    return route.fulfill({ response: answer, body })
  })
