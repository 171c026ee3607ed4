import type { Page } from 'playwright-core'
import type { BackEnd, RuntimeMiniApp } from '../../../shell/contract/runtime-config.ts'
import type { AnswerApi } from './page-server.ts'

const isBackEnd = (api: string | BackEnd): api is BackEnd => typeof api === 'object'

/**
 * Answers for the author's own back ends what stands under `/api/<name>/…`, as the mini-app asks for it. What
 * has no answer is asked where the back end runs.
 */
export async function answerBackEnds(
  page: Page,
  { apis = [] }: Partial<RuntimeMiniApp>,
  answer: AnswerApi | undefined,
): Promise<void> {
  if (!answer) return
  for (const { name, origin } of apis.filter(isBackEnd))
    await page.route(`${origin}/**`, async (route) => {
      const asked = route.request()
      const { pathname, search } = new URL(asked.url())
      const given = await answer(
        new Request(`http://localhost/api/${name}${pathname}${search}`, { method: asked.method() }),
      )
      if (!given) return route.continue()
      return route.fulfill({
        status: given.status,
        contentType: given.headers.get('content-type') ?? 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: Buffer.from(await given.arrayBuffer()),
      })
    })
}
