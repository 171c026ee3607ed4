import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startConfigured } from './configured.ts'
import { expect, test as base } from './fixtures.ts'
import { settled, signIn } from './sign-in.ts'

/** A platform on an origin of its own whose workspaces live below `/ws`; for its answers it asks the portal's server. */
async function startPlatform() {
  let portal = ''
  const asked: string[] = []
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization, accept' }
  const passOn = async ({ method, url = '', headers }: IncomingMessage, response: ServerResponse) => {
    if (method === 'OPTIONS') return void response.writeHead(204, cors).end()
    asked.push(url)
    const answer = await fetch(url.replace('/ws', `${portal}/api/workspaces`), {
      headers: { authorization: headers.authorization ?? '' },
    })
    response
      .writeHead(answer.status, { ...cors, 'content-type': answer.headers.get('content-type') ?? '' })
      .end(await answer.text())
  }
  const server = createServer((request, response) => void passOn(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ws`,
    asked,
    answerFrom: (url: string) => void (portal = url),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

const test = base.extend<object, { platform: Awaited<ReturnType<typeof startPlatform>> }>({
  platform: [
    async ({}, give) => {
      const platform = await startPlatform()
      await give(platform)
      await platform.stop()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ platform }, give) => {
      const portal = await startConfigured({ apis: { workspaces: platform.url } })
      platform.answerFrom(portal.url)
      await give(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test('an API that the configuration has moved to another origin is reached there, by the shell and by mini-apps', async ({
  page,
  portal,
  platform,
}) => {
  const left: string[] = []
  page.on(
    'request',
    (request) => void (request.url().startsWith(`${portal.url}/api/workspaces`) && left.push(request.url())),
  )
  await signIn(page, 'planner', '/you')
  await settled(page, /^you-page$/)
  expect(
    platform.asked.filter((url) => url.includes('/preview?parentId=')),
    'brands of the shell',
  ).not.toEqual([])
  // from the shell come the header's brands and the active one; the table holds what Home itself asked for
  await page.getByRole('button', { name: /^All \d+ brands/ }).click()
  await expect(
    page
      .getByRole('table', { name: 'Your brands' })
      .getByRole('row', { name: /Abelia Hair/ })
      .first(),
  ).toBeVisible()
  expect(left).toEqual([])
})
