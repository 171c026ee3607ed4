import assert from 'node:assert/strict'
import { it } from 'node:test'
import type {
  ActivityLine,
  AgencyRights,
  MemberLine,
  WorkspaceDetail,
} from '../../../../miniapps/domain/workspaces/workspace-answers.ts'
import type { DocumentDefinition } from '../../../../miniapps/domain/document/definition.ts'
import type { Workspace } from '../../../../shell/contract/entities.ts'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { callerOf } from '../../kit/caller-in-tests.ts'
import { workspaceCalls } from './workspace-calls-in-tests.ts'
import { documentKind } from '../../kit/document-kind.ts'

const CAMPAIGN: DocumentDefinition = {
  type: 'campaign-in-tests',
  app: 'scorecards',
  belongsTo: 'brand',
  fields: {},
  statuses: { first: 'draft', open: ['draft', 'running'] },
  liveIn: ['running'],
  actions: {},
  list: { title: () => '' },
}
const KINDS = [documentKind({ definition: CAMPAIGN, facts: async () => null })]

onOneDatabase((database) => {
  const call = callerOf(database, KINDS)
  const { ok, refused, client, brandOf, move } = workspaceCalls(call)

  it('makes an advertiser, its market and a brand, whose currency is that of the first country', async () => {
    const { market } = await client('Kelpwick', ['Kelp'])
    assert.deepEqual([market.currency, market.countries, market.regions], ['GBP', ['GB', 'IE'], [1]])
    const brand = await brandOf(market, 'Kelp Bar', { owners: ['person-planner'] })
    assert.deepEqual([brand.currency, brand.countries, brand.categories], ['GBP', ['IE'], ['Kelp']])
    assert.deepEqual(brand.above, ['Kelpwick', 'Isles'])
    const { body } = await call(
      'planner',
      `/workspaces/preview?parentId=organisation-choreograph&id=${brand.id}`,
    )
    const listed = body as Workspace[]
    assert.deepEqual(
      [listed[0]?.name, listed[0]?.clientName, listed[0]?.country?.currency],
      ['Kelp Bar', 'Kelpwick', 'GBP'],
    )
  })

  it('counts the brands of each status for whoever manages them, and for nobody else', async () => {
    const rights = (name: string) => ok<AgencyRights>(name, '/rights?agency=choreograph')
    const before = (await rights('admin')).brands!
    const { market } = await client('Countwick', ['Counts'])
    await brandOf(market, 'Counted', { status: 'PITCH' })
    assert.deepEqual((await rights('admin')).brands, { ...before, PITCH: before.PITCH + 1 })
    assert.equal((await rights('no-workspaces')).brands, undefined)
  })

  it('refuses a brand directly under an advertiser, and one in a country that its market lacks', async () => {
    const { advertiser, market } = await client('Placewick', ['Places'])
    const brand = { agency: 'choreograph', type: 'BRAND', name: 'Misplaced', countries: ['GB'] }
    const problem = await refused('admin', '', { ...brand, parentId: advertiser.id }, 400)
    assert.equal(problem.code, 'workspace-place-wrong')
    assert.equal((await refused('admin', '', brand, 400)).code, 'workspace-place-wrong')
    const elsewhere = { ...brand, parentId: market.id, countries: ['DE'] }
    assert.equal((await refused('admin', '', elsewhere, 400)).code, 'workspace-countries-wrong')
    await brandOf(market, 'Twice')
    const again = { ...brand, name: ' twice ', parentId: market.id, countries: ['IE'] }
    assert.equal((await refused('admin', '', again, 409)).code, 'workspace-name-taken')
  })

  it('lets nobody manage but who may', async () => {
    const { market } = await client('Rightswick', ['Rights'])
    const brand = await brandOf(market, 'Guarded')
    const made = { agency: 'choreograph', type: 'ADVERTISER', name: 'Mine' }
    assert.equal((await refused('no-workspaces', '', made, 403)).code, 'workspace-manage-missing')
    await refused('other-agency', '', made, 403)
    await refused('no-workspaces', `/${brand.id}`, undefined, 404, 'GET')
    const { path, json } = move(brand.id, 'INACTIVE')
    await refused('no-workspaces', path, json, 404)
    await ok('admin', `/${brand.id}/members`, { people: ['person-no-workspaces'], role: 'owner' })
    const change = { base: brand.updatedAt, description: 'By its owner' }
    assert.equal(
      (await ok<WorkspaceDetail>('no-workspaces', `/${brand.id}`, change, 'PATCH')).description,
      'By its owner',
    )
    await refused('no-workspaces', `/${market.id}`, { base: market.updatedAt, name: 'X' }, 403, 'PATCH')
    assert.equal(
      (await refused('admin', `/${brand.id}`, change, 409, 'PATCH')).code,
      'workspace-changed-meanwhile',
    )
  })

  it('refuses to put away a brand with two live campaigns, and lists them', async () => {
    const { market, advertiser } = await client('Livewick', ['Life'])
    const brand = await brandOf(market, 'Alive')
    const [by, at] = ['person-admin', new Date()]
    const written = { created_at: at, created_by: by, updated_at: at, updated_by: by }
    const empty = { slot: null, version: 1, fields: '{}', result: 'null', words: '', columns: '{}' }
    const campaign = (id: string, title: string, status: string) => ({
      ...empty,
      ...written,
      id,
      type: CAMPAIGN.type,
      place: brand.id,
      status,
      title,
    })
    const rows = [
      campaign('c1', 'Spring', 'running'),
      campaign('c2', 'Summer', 'running'),
      campaign('c3', 'Idea', 'draft'),
    ]
    await database().sql.insertInto('document').values(rows).execute()
    const away = move(brand.id, 'INACTIVE')
    const problem = await refused('admin', away.path, away.json, 409)
    assert.equal(problem.code, 'workspace-still-alive')
    assert.match(problem.detail ?? '', /Spring, Summer/)
    assert.deepEqual(
      (problem['live'] as { name: string }[]).map(({ name }) => name),
      ['Spring', 'Summer'],
    )
    await database()
      .sql.deleteFrom('document')
      .where('place', '=', brand.id)
      .where('status', '=', 'running')
      .execute()
    assert.equal(
      (await refused('admin', `/${advertiser.id}/status`, away.json, 409)).code,
      'workspace-still-alive',
    )
    assert.equal((await ok<WorkspaceDetail>('admin', away.path, away.json)).status, 'INACTIVE')
    assert.equal(
      (await refused('admin', away.path, { status: 'TEST', reason: 'x' }, 409)).code,
      'workspace-status-move',
    )
    await refused('admin', away.path, { status: 'LIVE', reason: ' ' }, 400)
    const activity = await ok<ActivityLine[]>('admin', `/${brand.id}/activity`)
    assert.deepEqual(
      activity.map(({ action, reason }) => [action, reason]),
      [
        ['brand.archived', 'As agreed'],
        ['brand.created', null],
      ],
    )
  })

  it('changes countries and with them the currency of all brands below', async () => {
    const { market } = await client('Changewick', ['Change'])
    const brand = await brandOf(market, 'Moved')
    const without = { base: market.updatedAt, countries: ['GB'] }
    assert.equal(
      (await refused('admin', `/${market.id}`, without, 409, 'PATCH')).code,
      'workspace-countries-in-use',
    )
    await ok('admin', `/${market.id}`, { base: market.updatedAt, countries: ['IE', 'GB'] }, 'PATCH')
    assert.equal((await ok<WorkspaceDetail>('admin', `/${brand.id}`)).currency, 'EUR')
  })

  it('keeps rivals apart, unless the agency shares people', async () => {
    const [ours, theirs] = [await client('Soapwick', ['Soap']), await client('Foamwick', ['soap'])]
    const [soap, foam] = [await brandOf(ours.market, 'Soap'), await brandOf(theirs.market, 'Foam')]
    const people = ['person-planner', 'person-developer']
    const rows = await ok<MemberLine[]>('admin', `/${soap.id}/members`, { people, role: 'member' })
    assert.deepEqual(
      rows.map(({ name, role }) => [name, role]),
      [
        ['Maya Lindqvist', 'member'],
        ['Priya Raman', 'member'],
      ],
    )
    const rival = await refused('admin', `/${foam.id}/members`, { people, role: 'owner' }, 409)
    assert.match(rival.detail ?? '', /Priya Raman \(Soapwick\), Maya Lindqvist \(Soapwick\)/)
    await ok('admin', '/policy', { agency: 'choreograph', sharesRivals: true }, 'PUT')
    await ok('admin', `/${foam.id}/members`, { people, role: 'owner' })
    await ok('admin', '/policy', { agency: 'choreograph', sharesRivals: false }, 'PUT')
    const left = await ok<MemberLine[]>('admin', `/${foam.id}/members`, { people, role: 'none' })
    assert.deepEqual(left, [])
    const strangers = { people: ['person-no-agencies'], role: 'member' }
    assert.equal((await refused('admin', `/${foam.id}/members`, strangers, 400)).code, 'people-not-in-agency')
  })
})
