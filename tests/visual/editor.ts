import type { Page } from 'playwright'

/** The first business of whoever is signed in, with its card. */
export const firstBusiness = (page: Page) =>
  page.evaluate<{ businessId: number; card: { cardNo: number } }>(
    `fetch('/api/v1/business/getBusinessesByUser').then((answer) => answer.json()).then(({ data }) => data[0])`,
  )

/** Opens the editor: the number of the card stands in the customer's businesses. */
export const openEditor = (rest: string) => async (page: Page) => {
  const { card } = await firstBusiness(page)
  await page.goto(new URL(`/panel/customer/cards/edit?cardNo=${card.cardNo}${rest}`, page.url()).href)
  // The preview draws itself, then goes to the part that is edited.
  await page.waitForTimeout(1500)
}

/** The wizard at a step; its draft has a link by then, or the later steps would not open. */
export const openWizard = (step: string) => async (page: Page) => {
  const { businessId } = await firstBusiness(page)
  if (step !== 'template' && step !== 'details')
    await page.evaluate(
      (body) =>
        fetch('/api/v1/updateCardSettings', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then(() => undefined),
      { businessId, cardId: 'lemon-and-salt' },
    )
  await page.goto(new URL(`/panel/customer/cards/add?businessId=${businessId}&step=${step}`, page.url()).href)
}
