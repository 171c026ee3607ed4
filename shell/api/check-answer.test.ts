import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { fetchPermissions } from './alpha-zulu.ts'
import { MalformedAnswerError } from './http.ts'
import { fetchMyself } from './user-details.ts'
import { fetchAgencies, fetchWorkspacesPreview } from './workspaces.ts'

const message = (work: Promise<unknown>) =>
  work.then(
    () => '',
    (error: unknown) => (error instanceof MalformedAnswerError ? error.message : `other: ${String(error)}`),
  )

describe('answers', () => {
  it('of a user without an address, or none at all, are refused in words', async () => {
    configure({ userDetails: '/test-api/odd' })
    expect(await message(fetchMyself())).to.equal('The user of GET /test-api/odd/users/me has no "id"')
    configure({ userDetails: '/test-api/null' })
    expect(await message(fetchMyself())).to.contain('has no "id"')
  })

  it('of a user without roles mean none', async () => {
    configure({ userDetails: '/test-api/me' })
    expect((await fetchMyself()).userRoles).to.deep.equal([])
  })

  it('that are no list, or hold a broken entry, are refused in words', async () => {
    configure({ alphaZulu: '/test-api/odd', workspaces: '/test-api/odd-list' })
    expect(await message(fetchPermissions('maya@agency.example'))).to.match(
      /^GET .*answered with something that is no list$/,
    )
    expect(await message(fetchAgencies())).to.equal(
      'entry 1 of GET /test-api/odd-list/agencies has no "code"',
    )
    expect(await message(fetchWorkspacesPreview('o'))).to.contain('entry 0')
  })

  it('are asked for as the specification shapes the paths [3.7, 3.49, 7.1, 7.7, 7.9, 7.10, 9.31]', async () => {
    configure({ alphaZulu: '/test-api/echo', workspaces: '/test-api/echo', userDetails: '/test-api/echo' })
    const asked: string[] = []
    const plain = globalThis.fetch
    globalThis.fetch = (input, init) => (
      asked.push(`${init?.method ?? 'GET'} ${input as string} ${init?.credentials ?? ''}`.trim()),
      plain(input, init)
    )
    await Promise.all(
      [
        fetchMyself(),
        fetchPermissions('a b@x.example'),
        fetchAgencies(),
        fetchWorkspacesPreview('org 1'),
        fetchWorkspacesPreview('org', () => '', 'Market'),
      ].map(message),
    )
    globalThis.fetch = plain
    expect(asked).to.deep.equal([
      'GET /test-api/echo/users/me include',
      'GET /test-api/echo/v2/users/email/a%20b%40x.example/permissions?depth=3&account_id=agency-os-root',
      'GET /test-api/echo/agencies',
      'GET /test-api/echo/preview?parentId=org+1',
      'GET /test-api/echo/preview?parentId=org&type=Market',
    ])
  })
})
