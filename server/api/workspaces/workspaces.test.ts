import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Agency, Workspace } from '../../../shell/contract/entities.ts'
import {
  ACCEPT_WORKSPACES,
  COLUMNS_TYPE,
  isCut,
  LISTED_BRANDS,
  workspaceColumns,
  workspacesOf,
} from '../../../shell/contract/workspace-columns.ts'
import { Encoded } from '../kit/encoded.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { insertRows } from '../../world/insert-rows.ts'
import { callerOf, problemOf } from '../kit/caller-in-tests.ts'

const CHOREOGRAPH = 'parentId=organisation-choreograph'
const WAVEMAKER = 'parentId=organisation-wavemaker'

onOneDatabase((database) => {
  const call = callerOf(database)
  const preview = async (who: string, query: string) => {
    const { status, body } = await call(who, `/workspaces/preview?${query}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body as Workspace[]
  }

  it('lists the agencies one belongs to with everything the shell needs [3.20, 7.9]', async () => {
    const [first] = (await call('planner', '/workspaces/agencies')).body as Agency[]
    assert.deepEqual(first, {
      code: 'choreograph',
      id: 'agency-choreograph',
      name: 'Choreograph',
      azId: 'az-agency-choreograph',
      applicationsId: 'applications-choreograph',
      organisationsId: 'organisation-choreograph',
      defaultTheme: 'choreograph-theme',
    })
  })

  it('answers a brand with country, currency and client [3.4]', async () => {
    const brand = (await preview('planner', `${CHOREOGRAPH}&type=Brand`)).find(
      ({ id }) => id === 'brand-0001',
    )
    assert.deepEqual(brand, {
      id: 'brand-0001',
      azId: 'az-brand-0001',
      parentId: brand?.parentId,
      type: 'BRAND',
      name: 'Abelia Hair',
      status: 'LIVE',
      country: { code: 'GB', name: 'United Kingdom', currency: 'GBP' },
      clientId: 'advertiser-001',
      clientName: 'Norvane Consumer Goods',
    })
  })

  it('answers only brands that one may work in', async () => {
    const nearlyAll = await preview('planner', `${CHOREOGRAPH}&type=Brand`)
    const all = await preview('admin', `${CHOREOGRAPH}&type=Brand`)
    assert.deepEqual([nearlyAll.length, all.length], [424, 436])
    assert.equal((await preview('other-agency', `${WAVEMAKER}&type=Brand`)).length, 12)
  })

  it('shows nothing of an agency to members who may not enter it', async () => {
    assert.deepEqual(await preview('other-agency', CHOREOGRAPH), [])
    assert.deepEqual(await preview('no-agency-access', `${CHOREOGRAPH}&type=Brand`), [])
    assert.deepEqual(await preview('no-permissions', CHOREOGRAPH), [])
  })

  it('hangs brands below advertiser markets below advertisers, all of them visible [3.3]', async () => {
    const everything = await preview('other-agency', WAVEMAKER)
    const byId = new Map(everything.map((workspace) => [workspace.id, workspace]))
    for (const brand of everything.filter(({ type }) => type === 'BRAND')) {
      const market = byId.get(brand.parentId ?? '')
      const advertiser = byId.get(market?.parentId ?? '')
      assert.deepEqual([market?.type, advertiser?.type], ['ADVERTISER_MARKET', 'ADVERTISER'])
      assert.equal(advertiser?.id, brand.clientId)
      assert.equal(advertiser?.parentId, 'organisation-wavemaker')
    }
  })

  it('shows nothing above brands that one may not see', async () => {
    const everything = await preview('other-agency', WAVEMAKER)
    const brands = everything.filter(({ type }) => type === 'BRAND')
    const parents = new Set(brands.flatMap(({ parentId, clientId }) => [parentId, clientId]))
    for (const { id, type } of everything) {
      if (type === 'ADVERTISER' || type === 'ADVERTISER_MARKET') assert.ok(parents.has(id), id)
    }
  })

  it('answers one kind where one is asked for, and all kinds together otherwise [3.7, 7.7]', async () => {
    const kinds = {
      Market: 'MARKET',
      Advertiser: 'ADVERTISER',
      AdvertiserMarket: 'ADVERTISER_MARKET',
      Brand: 'BRAND',
    }
    const everything = await preview('planner', CHOREOGRAPH)
    for (const [type, expected] of Object.entries(kinds)) {
      const some = await preview('planner', `${CHOREOGRAPH}&type=${type}`)
      assert.deepEqual(
        some,
        everything.filter((workspace) => workspace.type === expected),
      )
      assert.ok(some.length > 0)
    }
  })

  it('answers brands and markets as columns to who reads them, with all that the list says', async () => {
    const headers = { accept: ACCEPT_WORKSPACES }
    const answer = await call('planner', `/workspaces/preview?${CHOREOGRAPH}`, { headers })
    assert.equal(answer.headers.get('content-type'), COLUMNS_TYPE)
    assert.match(answer.headers.get('vary') ?? '', /^Accept,/)
    const byId = (a: Workspace, b: Workspace) => (a.id < b.id ? -1 : 1)
    const plain = (await preview('planner', CHOREOGRAPH)).filter(
      ({ type }) => type === 'BRAND' || type === 'MARKET',
    )
    assert.deepEqual((workspacesOf(answer.body) as Workspace[]).toSorted(byId), plain.toSorted(byId))
    const markets = await call('planner', `/workspaces/preview?${CHOREOGRAPH}&type=Market`, { headers })
    assert.deepEqual(
      workspacesOf(markets.body),
      (await preview('planner', `${CHOREOGRAPH}&type=Market`)).toSorted(byId),
    )
    assert.deepEqual(
      workspacesOf((await call('no-permissions', `/workspaces/preview?${CHOREOGRAPH}`, { headers })).body),
      [],
    )
  })

  it('answers 2,000 brands in at most 15 kB', async () => {
    const agencies = (await call('admin', '/workspaces/agencies')).body as Agency[]
    const lists = await Promise.all(
      agencies.map(({ organisationsId }) => preview('admin', `parentId=${organisationsId}`)),
    )
    const [brands, markets] = ['BRAND', 'MARKET'].map((kind) =>
      lists.flat().filter(({ type }) => type === kind),
    )
    assert.ok(brands!.length >= 2000, String(brands!.length))
    const columns = Buffer.from(
      JSON.stringify(workspaceColumns([brands!.slice(0, 2000), markets!.slice(0, 60)])),
    )
    const bytes = (await new Encoded(columns, COLUMNS_TYPE, false).for('br')).body.length
    assert.ok(bytes <= 15_000, `${bytes} bytes`)
  })

  it('finds brands by the words of name, client and country, among those that one may work in', async () => {
    const found = async (who: string, query: string) =>
      (await preview(who, `${CHOREOGRAPH}&${query}`)).map(({ name, country }) => `${country?.code} ${name}`)
    assert.deepEqual(
      [...new Set(await found('planner', 'search=NORVANE%20hair%20kingdom'))],
      ['GB Abelia Hair'],
    )
    assert.deepEqual([...new Set(await found('planner', 'search=gb-abelia%20hair'))], ['GB Abelia Hair'])
    assert.deepEqual(
      [...new Set(await found('planner', 'search=england%20abelia%20hair'))],
      ['GB Abelia Hair'],
    )
    assert.deepEqual(await found('planner', 'search=%25'), [])
    assert.deepEqual(await found('planner', 'id=brand-0001'), ['GB Abelia Hair'])
    assert.deepEqual(await found('other-agency', 'id=brand-0001'), [])
    problemOf(await call('planner', `/workspaces/preview?${CHOREOGRAPH}&search=${'x'.repeat(201)}`), 400)
  })

  it('gives markets an azId and a country, for permissions by country [3.17, 7.8]', async () => {
    const markets = await preview('planner', `${CHOREOGRAPH}&type=Market`)
    const germany = markets.find(({ country }) => country?.code === 'DE')
    assert.equal(germany?.azId, 'az-market-choreograph-de')
    assert.equal(new Set(markets.map(({ country }) => country?.code)).size, markets.length)
  })

  it('answers ten thousand brands', async () => {
    const { sql } = database()
    const [brand] = await sql.selectFrom('workspace').selectAll().where('id', '=', 'brand-0001').execute()
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      ...brand!,
      id: `many-${index}`,
      az_id: `az-many-${index}`,
    }))
    const accounts = many.map(({ az_id }) => ({
      id: az_id,
      parent_id: 'az-market-choreograph-gb',
      agency_code: 'choreograph',
    }))
    const permissions = ['OS_WORKSPACE_ACCESS']
    const records = many.map(({ az_id }) => ({
      person_id: 'person-developer',
      account_id: az_id,
      permissions,
    }))
    await insertRows(sql, 'workspace', many)
    await insertRows(sql, 'account', accounts)
    await insertRows(sql, 'permission_record', records)
    assert.equal((await preview('developer', `${CHOREOGRAPH}&type=Brand`)).length, 10_424)
    const listed = (
      await call('developer', `/workspaces/preview?${CHOREOGRAPH}`, {
        headers: { accept: ACCEPT_WORKSPACES },
      })
    ).body
    const brands = (workspacesOf(listed) as Workspace[]).filter(({ type }) => type === 'BRAND')
    assert.deepEqual([isCut(listed), brands.length], [true, LISTED_BRANDS])
    assert.equal((await preview('developer', `${CHOREOGRAPH}&search=abelia`)).length, 50)
    assert.deepEqual(
      (await preview('developer', `${CHOREOGRAPH}&id=many-9999`)).map(({ id }) => id),
      ['many-9999'],
    )
    await sql.deleteFrom('account').where('id', 'like', 'az-many-%').execute()
    await sql.deleteFrom('workspace').where('id', 'like', 'many-%').execute()
  })

  it('refuses an unknown organisation, a foreign one, a missing one and an unknown type', async () => {
    problemOf(await call('planner', '/workspaces/preview?parentId=organisation-nowhere'), 404)
    const foreign = problemOf(
      await call('planner', '/workspaces/preview?parentId=organisation-mindshare'),
      403,
    )
    assert.equal(
      foreign.detail,
      'You do not belong to the agency of this organization. Ask its administrator to add you.',
    ) // not whose it is
    problemOf(await call('planner', '/workspaces/preview'), 400)
    problemOf(await call('planner', '/workspaces/preview?parentId='), 400)
    const { errors } = problemOf(await call('planner', `/workspaces/preview?${CHOREOGRAPH}&type=Planet`), 400)
    assert.equal(errors?.[0]?.field, 'type')
  })
})
