import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import type { DeployedPortal } from './portal-of.ts'
import { signInAdvice } from './sign-in-advice.ts'

const KNOWN = 'http://localhost:4300'

describe('advice for signing in on the author’s machine', () => {
  let provider: Server
  let portal: DeployedPortal
  before(async () => {
    // as providers do: an address that is registered is led back to, any other is told of on a page
    provider = createServer((request, response) => {
      const { origin, pathname, searchParams } = new URL(request.url!, `http://${request.headers.host}`)
      if (pathname !== '/auth')
        return response.end(JSON.stringify({ authorization_endpoint: `${origin}/auth` }))
      const redirect = searchParams.get('redirect_uri')!
      if (!redirect.startsWith(`${KNOWN}/`)) return response.writeHead(400).end('Invalid redirect_uri')
      response.writeHead(303, { location: `${redirect}?error=login_required` }).end()
    })
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
    const authority = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
    portal = { origin: 'https://portal.example', authority, clientId: 'desk', redirectPath: '/callback' }
  })
  after(() => provider.close())

  it('is none where the provider leads back to it', async () => {
    assert.equal(await signInAdvice(portal, KNOWN), undefined)
  })

  it('says what to register where the provider refuses', async () => {
    assert.match(
      (await signInAdvice(portal, 'http://localhost:5000'))!,
      /for the client "desk":[^]*http:\/\/localhost:5000\/callback[^]*\/login[^]*CORS[^]*started without AUTHORITY/,
    )
  })

  it('is none where the portal itself signs people in, which takes this machine for itself', async () => {
    assert.equal(await signInAdvice({ ...portal, providerPath: '/idp' }, 'http://localhost:5000'), undefined)
  })
})
