import assert from 'node:assert/strict'
import { it } from 'node:test'
import type {
  WorkspaceDetail,
  WorkspaceRequestLine,
  WorkspaceLine,
} from '../../../../miniapps/domain/workspaces/workspace-answers.ts'
import type { Task } from '../../../../miniapps/domain/notifications/notice.ts'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../../kit/caller-in-tests.ts'
import { workspaceCalls } from './workspace-calls-in-tests.ts'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])

onOneDatabase((database) => {
  const call = callerOf(database)
  const { ok, page, refused, client, brandOf } = workspaceCalls(call)

  it('grants a request by the brand that was made for it, and nobody decides their own', async () => {
    const { market } = await client('Askwick', ['Asking'])
    const asked = { agency: 'choreograph', kind: 'create', name: 'Wanted', country: 'IE', note: 'New client' }
    const { id } = await ok<{ id: string }>('no-workspaces', '/requests', asked)
    const open = await ok<WorkspaceRequestLine[]>('admin', '/requests?agency=choreograph')
    assert.equal(open.find((each) => each.id === id)?.person.name, 'Haruto Mori')
    assert.equal((await ok<WorkspaceRequestLine[]>('other-agency', '/requests?agency=wavemaker')).length, 0)
    const waits = async (who: string) =>
      dataOf<Task[]>(await call(who, '/notifications/tasks')).filter(
        ({ kind }) => kind === 'workspace-request',
      )
    assert.deepEqual(
      (await waits('admin')).map(({ title, detail, path }) => [title, detail, path]),
      [['Wanted', 'Haruto Mori · Choreograph', `/workspace/requests?agency=choreograph&request=${id}`]],
    )
    assert.deepEqual([await waits('no-workspaces'), await waits('other-agency')], [[], []])
    await refused('other-agency', `/requests/${id}/decide`, { decision: 'granted' }, 403)
    const brand = await brandOf(market, 'Wanted', { requestId: id })
    assert.equal((await ok<WorkspaceDetail>('no-workspaces', `/${brand.id}`)).name, 'Wanted')
    assert.deepEqual(await waits('admin'), [])
    const told = await database()
      .sql.selectFrom('notification')
      .select(['person_id', 'kind', 'path'])
      .where('person_id', 'in', ['person-no-workspaces', 'person-admin'])
      .where('kind', 'in', ['workspace-requested', 'workspace-request-decided'])
      .orderBy('person_id')
      .execute()
    assert.deepEqual(told, [
      {
        person_id: 'person-admin',
        kind: 'workspace-requested',
        path: `/workspace/requests?agency=choreograph&request=${id}`,
      },
      {
        person_id: 'person-no-workspaces',
        kind: 'workspace-request-decided',
        path: `/workspace/${brand.id}`,
      },
    ])
    await refused('admin', `/requests/${id}/decide`, { decision: 'granted' }, 409)
    const own = await ok<{ id: string }>('admin', '/requests', asked)
    await refused('admin', `/requests/${own.id}/decide`, { decision: 'granted' }, 403)
    await ok('admin', `/requests/${own.id}/withdraw`, {})
    const join = { ...asked, kind: 'join', workspaceId: brand.id }
    const again = await ok<{ id: string }>('developer', '/requests', join)
    await ok('admin', `/requests/${again.id}/decide`, { decision: 'refused', reason: 'Ask Maya first' })
    const mine = await ok<WorkspaceRequestLine[]>('developer', '/requests?agency=choreograph&status=decided')
    assert.deepEqual(
      mine.filter(({ isMine }) => isMine).map(({ status, reason }) => [status, reason]),
      [['refused', 'Ask Maya first']],
    )
  })

  it('takes a logo by its first bytes, and shows it to whoever has its address', async () => {
    const { market } = await client('Logowick', ['Logos'])
    const brand = await brandOf(market, 'Shown')
    const put = (body: BodyInit) => call('admin', `/workspaces/${brand.id}/logo`, { method: 'PUT', body })
    assert.equal(
      problemOf(await put('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415).code,
      'logo-not-taken',
    )
    assert.equal(problemOf(await put(new Uint8Array(257 * 1024)), 413).code, 'logo-too-large')
    const { body, status } = await put(PNG)
    assert.equal(status, 200, JSON.stringify(body))
    const { logoUrl } = (body as { data: WorkspaceDetail }).data
    const picture = await call.raw('expired', logoUrl!.replace('/api', ''))
    assert.deepEqual(
      [picture.headers.get('content-type'), new Uint8Array(await picture.arrayBuffer())],
      ['image/png', PNG],
    )
    await ok('admin', `/${brand.id}/logo`, undefined, 'DELETE')
    assert.equal((await call.raw('admin', logoUrl!.replace('/api', ''))).status, 404)
  })

  it('takes lines of a file twice and makes everything once', async () => {
    const line = {
      advertiser: 'Filewick',
      market: 'Isles',
      marketCountries: ['GB', 'IE'],
      brand: 'Filed',
      country: 'IE',
    }
    const lines = [
      { ...line, categories: ['Files'], status: 'TEST' },
      { ...line, country: 'GB', categories: [], status: 'LIVE' },
    ]
    for (const _ of [1, 2]) await ok('admin', '/lines', { agency: 'choreograph', lines })
    const rows = await ok<WorkspaceLine[]>('admin', '/tree?agency=choreograph&search=filewick%20filed')
    assert.deepEqual(
      rows.map(({ status, countries, currency }) => [status, countries[0], currency]).toSorted(),
      [
        ['LIVE', 'GB', 'GBP'],
        ['TEST', 'IE', 'GBP'],
      ],
    )
    const wrong = { agency: 'choreograph', lines: [...lines, { ...lines[0]!, brand: 'Lost', country: 'DE' }] }
    await refused(
      'admin',
      '/lines',
      { ...wrong, lines: [{ ...lines[0]!, brand: 'Kept', country: 'IE' }, wrong.lines[2]] },
      400,
    )
    assert.equal(
      (await ok<WorkspaceLine[]>('admin', '/tree?agency=choreograph&search=filewick%20kept')).length,
      0,
    )
  })

  it('shows a level of the tree at a time, to each what they may see', async () => {
    const { data: all, next: after } = await page<WorkspaceLine>(
      'admin',
      '/tree?agency=choreograph&type=BRAND',
    )
    assert.equal(all.length, 50)
    const next = await ok<WorkspaceLine[]>('admin', `/tree?agency=choreograph&type=BRAND&after=${after}`)
    assert.equal(new Set([...all, ...next].map(({ id }) => id)).size, 100)
    const top = await ok<WorkspaceLine[]>('other-agency', '/tree?agency=wavemaker')
    const ids = [...top]
    for (const advertiser of top) {
      const rows = await ok<WorkspaceLine[]>('other-agency', `/tree?agency=wavemaker&parent=${advertiser.id}`)
      assert.equal(rows.length, advertiser.below)
      for (const market of rows)
        ids.push(...(await ok<WorkspaceLine[]>('other-agency', `/tree?agency=wavemaker&parent=${market.id}`)))
    }
    assert.equal(ids.filter(({ type }) => type === 'BRAND').length, 12)
    await refused('other-agency', '/tree?agency=choreograph', undefined, 403, 'GET')
    await refused('admin', '/tree?agency=choreograph&after=x', undefined, 400, 'GET')
  })
})
