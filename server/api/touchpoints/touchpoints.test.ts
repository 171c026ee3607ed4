import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import {
  rankTouchpoints,
  type RatedTouchpoint,
} from '../../../miniapps/domain/planning/touchpoints/rank-touchpoints.ts'
import type { Change } from '../../../miniapps/domain/document/change.ts'
import type { Patched } from '../../../miniapps/domain/document/wire.ts'
import { libraryProblems } from '../../../miniapps/domain/touchpoints/library-problems.ts'
import type { TouchpointRoles } from '../../../miniapps/domain/touchpoints/roles.ts'
import type {
  Edition,
  ForeignName,
  LibraryLine,
  Mapping,
  PublishedLibrary,
} from '../../../miniapps/domain/touchpoints/wire.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

onEachDatabase((database) => {
  const call = callerOf(database)
  const ACME = '/touchpoints/brand-2001'
  const GB = 'market=GB&audience=Adults%2018%2B&wave=2026-03-01'
  const taken: string[] = []
  const nowHolds = (permissions: string) =>
    database().run(`update permission_record set permissions = ${permissions}
      where person_id = 'person-developer' and account_id = 'az-agency-choreograph'`)
  const without = (permission: string) => {
    taken.push(permission)
    return nowHolds(`array_remove(array_remove(permissions, '${permission}'), 'agency-os.${permission}')`)
  }
  afterEach(async () => {
    for (const permission of taken.splice(0)) await nowHolds(`permissions || '{${permission}}'`)
  })

  it('has a sample of libraries that may be published but for one draft, with a market’s own rates and curves', async () => {
    const lines = dataOf<LibraryLine[]>(await call('planner', `${ACME}/libraries`))
    const [{ body: above }] = lines as [LibraryLine]
    const faults = lines.flatMap(({ market, body }) =>
      libraryProblems(body, { above: market === 'ALL' ? null : above, used: [] }),
    )
    assert.deepEqual(
      faults.map(({ path, code }) => [path, code]),
      [['touchpoints/ADDRESSABLE_TV/rate', 'cost-missing']],
    )
    const { pins, touchpoints } = dataOf<PublishedLibrary>(await call('planner', `${ACME}/library?market=GB`))
    assert.deepEqual(
      pins.map(({ id, name }) => [id, name]),
      [
        ['library-choreograph-ALL', 'v1'],
        ['library-choreograph-GB', 'v1'],
      ],
    )
    const tv = touchpoints.find(({ code }) => code === 'TV')!
    assert.deepEqual([tv.names['de'], tv.currency, tv.curve], ['Fernsehen', 'GBP', 'curve-TV-GB'])
    assert.ok(touchpoints.length >= 30)
  })

  it('[Touchpoints 4] answers metrics as the ranking takes them, low bases among them', async () => {
    const editions = dataOf<Edition[]>(await call('planner', `${ACME}/editions`))
    assert.ok(editions.some(({ market, wave }) => market === 'GB' && wave === '2026-03-01'))
    const touchpoints = dataOf<RatedTouchpoint[]>(await call('planner', `${ACME}/metrics?${GB}`))
    const ranked = rankTouchpoints({ touchpoints, metrics: [{ name: 'reach', weight: 1 }], lowBases: true })
    assert.equal(ranked.find(({ id }) => id === 'INFLUENCER')!.flag, '**')
    assert.ok(touchpoints[0]!.values['trust'] !== undefined)
  })

  it('[Touchpoints 6] keeps strengths and lists for those with their permission', async () => {
    await without('MXMZ_TOUCHPOINTS_CHARACTERISTICS')
    const [first] = dataOf<RatedTouchpoint[]>(await call('developer', `${ACME}/metrics?${GB}`))
    assert.deepEqual(Object.keys(first!.values).toSorted(), ['cpm', 'index', 'reach'])
    const json = { market: 'GB', audience: 'Adults 18+', wave: '2026-03-01', metrics: [] }
    problemOf(await call('developer', `${ACME}/metrics`, { method: 'PUT', json }), 403)
    const list = () => ({ id: crypto.randomUUID(), place: 'brand-2001', fields: { title: 'Mine' } })
    dataOf(await call('developer', '/documents/touchpoint-list', { method: 'POST', json: list() }), 201)
    await without('MXMZ_TOUCHPOINTS_LIST_CREATE')
    problemOf(await call('developer', '/documents/touchpoint-list', { method: 'POST', json: list() }), 403)
  })

  it('says the roles of touchpoints to those alone who may see insights', async () => {
    const first = async () => dataOf<TouchpointRoles[]>(await call('developer', `${ACME}/insights?${GB}`))[0]!
    const { roles } = await first()
    assert.deepEqual(
      roles.map(({ stage }) => stage),
      ['discover', 'consider', 'buy', 'stay'],
    )
    await without('MXMZ_TOUCHPOINTS_CHARACTERISTICS')
    assert.deepEqual(
      (await first()).roles,
      roles.map(({ stage, attribute, standing }) => ({ stage, attribute, standing })),
    )
    assert.ok(roles.every(({ z }) => typeof z === 'number'))
    await without('MXMZ_TOUCHPOINTS_INSIGHTS')
    problemOf(await call('developer', `${ACME}/insights?${GB}`), 403)
  })

  it('[Touchpoints 6] lets nobody without their permission change, delete or copy a list', async () => {
    const at = '/documents/touchpoint-list'
    const json = { id: crypto.randomUUID(), place: 'brand-2001', fields: { title: 'Mine' } }
    dataOf(await call('developer', at, { method: 'POST', json }), 201)
    await without('MXMZ_TOUCHPOINTS_LIST_CREATE')
    const change = { id: crypto.randomUUID(), path: 'chosen/TV', base: null, value: true }
    for (const [path, method, body] of [
      [`/${json.id}`, 'PATCH', { changes: [change] }],
      [`/${json.id}/actions`, 'POST', { id: crypto.randomUUID(), action: 'delete' }],
      [`/${json.id}/versions`, 'POST', { name: 'First' }],
    ] as const)
      problemOf(await call('developer', at + path, { method, json: body }), 403)
    dataOf(await call('developer', `${at}/${json.id}/history`))
  })

  it('keeps metrics from those who may open neither the ranking nor scenarios', async () => {
    await without('MxmzTouchpointsAppAccess')
    dataOf(await call('developer', `${ACME}/metrics?${GB}`))
    await without('MxmzJuniorAppAccess')
    for (const path of ['editions', `metrics?${GB}`, `insights?${GB}`])
      problemOf(await call('developer', `${ACME}/${path}`), 403)
    dataOf(await call('developer', `${ACME}/library?market=GB`))
  })

  it('shows lists of a client nowhere to those who work for its rival', async () => {
    const secret = /RIVALIS|2005/
    const at = '/documents/touchpoint-list'
    for (const path of [
      at,
      '/documents?agency=choreograph&q=RIVALIS',
      `${at}/touchpoint-list-brand-2001/references`,
    ])
      assert.doesNotMatch(JSON.stringify(dataOf(await call('planner', path))), secret)
    for (const part of ['', '/references', '/history', '/comments'])
      assert.doesNotMatch(
        JSON.stringify(problemOf(await call('planner', `${at}/touchpoint-list-brand-2005${part}`), 404)),
        /RIVALIS/,
      )
    const copy = { id: crypto.randomUUID(), place: 'brand-2005', fields: { title: 'Mine' } }
    problemOf(await call('planner', at, { method: 'POST', json: copy }), 403)
    for (const path of ['editions', `metrics?${GB}`, `insights?${GB}`, 'library?market=GB'])
      problemOf(await call('planner', `/touchpoints/brand-2005/${path}`), 403)
    assert.match(JSON.stringify(dataOf(await call('admin', at))), secret)
  })

  it('[Touchpoints configuration 2] says that a touchpoint is used, and by whom it does not', async () => {
    const used = async (code: string, market = 'ALL') =>
      dataOf<{ used: boolean }>(await call('planner', `${ACME}/uses?touchpoint=${code}&market=${market}`))
        .used
    assert.deepEqual([await used('TV'), await used('AV')], [true, false])
    await database().run(`update document set made_from = '{touchpoint:NAMED}' where type = 'campaign'`)
    await database().run(`update touchpoint_name set touchpoint = 'MAPPED' where name = 'You Tube'`)
    assert.deepEqual([await used('NAMED'), await used('MAPPED')], [true, true], 'by campaigns and names')
    const alone = 'ADDRESSABLE_TV'
    assert.deepEqual([await used(alone), await used(alone, 'US')], [true, false], 'a market builds on all')
  })

  const LIBRARIES = '/documents/touchpoint-library'
  const libraryOf = (market: string) => `${LIBRARIES}/library-choreograph-${market}`
  const act = (who: string, market: string, action: string) =>
    call(who, `${libraryOf(market)}/actions`, { method: 'POST', json: { id: crypto.randomUUID(), action } })
  const patch = async (market: string, ...changes: readonly Partial<Change>[]) => {
    const json = { changes: changes.map((change) => ({ id: crypto.randomUUID(), ...change })) }
    return dataOf<Patched>(await call('planner', libraryOf(market), { method: 'PATCH', json })).outcomes
  }

  it('[Touchpoints configuration 2] keeps a touchpoint that something names from being emptied away', async () => {
    dataOf(await act('planner', 'ALL', 'revise'))
    const [{ body }] = dataOf<LibraryLine[]>(await call('planner', `${ACME}/libraries`)) as [LibraryLine]
    const emptied = (code: string) =>
      Object.entries(body)
        .filter(([path]) => path.startsWith(`touchpoints/${code}/`))
        .map(([path, base]) => ({ path, base, value: null, group: code }))
    const outcomes = async (code: string) =>
      (await patch('ALL', ...emptied(code))).map((each) => each.outcome)
    assert.ok((await outcomes('CINEMA')).includes('invalid'))
    assert.ok((await outcomes('AV')).every((outcome) => outcome === 'applied'))
  })

  it('[Touchpoints configuration 5] is not published with a cost that is missing, and says which', async () => {
    const [, , , us] = dataOf<LibraryLine[]>(await call('planner', `${ACME}/libraries`))
    assert.equal(us!.status, 'draft')
    const { code, problems } = problemOf(await act('admin', 'US', 'publish'), 409)
    assert.deepEqual(
      [code, problems],
      [
        'document-not-ready',
        [
          {
            path: 'touchpoints/ADDRESSABLE_TV/rate',
            code: 'cost-missing',
            message: 'The library is not ready at touchpoints/ADDRESSABLE_TV/rate: cost-missing.',
          },
        ],
      ],
    )
  })

  it('[Touchpoints configuration 1] takes no name in a market that another touchpoint has in all', async () => {
    const change = { path: 'touchpoints/RADIO/name/en', base: null, value: 'Television' }
    assert.deepEqual(
      (await patch('US', change)).map(({ outcome }) => outcome),
      ['invalid'],
    )
  })

  const mapping = (who: string, brand: string, ...names: readonly Mapping[]) =>
    call(who, `/touchpoints/${brand}/names`, { method: 'PATCH', json: { names } })
  const mapped = (id: number, touchpoint: string | null) => ({ id, touchpoint, ignored: false })

  it('[Touchpoints configuration 4] keeps names of a brand’s files from others, and maps none by itself', async () => {
    const json = { names: [{ name: 'Secret Screens', source: 'Plan.xlsx' }] }
    const [added] = dataOf<ForeignName[]>(await call('planner', `${ACME}/names`, { method: 'POST', json }))
    assert.deepEqual([added!.name, added!.touchpoint, added!.ofBrand], ['Secret Screens', null, true])
    dataOf(await mapping('planner', 'brand-2001', mapped(added!.id, 'DOOH')))
    const unknown = await mapping('planner', 'brand-2001', mapped(added!.id, 'NO-SUCH'))
    assert.equal(problemOf(unknown, 400).code, 'touchpoint-not-in-library')
    const seen = async (who: string, brand: string) =>
      dataOf<ForeignName[]>(await call(who, `/touchpoints/${brand}/names`)).map(({ name }) => name)
    const rivals = await seen('admin', 'brand-2005')
    assert.ok(rivals.includes('You Tube') && rivals.includes('Rivalis stadium screens'))
    assert.ok(!rivals.includes('Secret Screens') && !rivals.includes('Acme app push'))
    assert.ok(!(await seen('planner', 'brand-2001')).some((name) => name.startsWith('Rivalis')))
    problemOf(await mapping('admin', 'brand-2005', mapped(added!.id, null)), 404)
    problemOf(await mapping('admin', 'brand-2005', mapped(99_999_999_999, null)), 404)
  })

  it('maps all names that are sent, or none; those that are ignored wait no more', async () => {
    const open = async () => dataOf<ForeignName[]>(await call('planner', `${ACME}/names?open=1`))
    const [first, second] = await open()
    const wrong = await mapping(
      'planner',
      'brand-2001',
      mapped(first!.id, 'TV'),
      mapped(second!.id, 'NO-SUCH'),
    )
    problemOf(wrong, 400)
    assert.equal((await open())[0]!.id, first!.id)
    const both = { ...mapped(second!.id, 'TV'), ignored: true }
    for (const names of [
      [mapped(first!.id, 'TV'), both],
      [mapped(first!.id, 'TV'), mapped(first!.id, 'OOH')],
    ]) {
      const { code, values } = problemOf(await mapping('planner', 'brand-2001', ...names), 400)
      assert.deepEqual([code, values!['row']], ['touchpoint-name-said-twice', 2])
    }
    const ignored = { ...mapped(second!.id, null), ignored: true }
    dataOf(await mapping('planner', 'brand-2001', mapped(first!.id, 'TV'), ignored))
    assert.ok((await open()).every(({ id }) => id !== first!.id && id !== second!.id))
    dataOf(await mapping('planner', 'brand-2001', mapped(first!.id, null), mapped(second!.id, null)))
  })

  it('lets those alone say what a name means who may import, for it counts for all clients', async () => {
    const names = dataOf<ForeignName[]>(await call('developer', `${ACME}/names`))
    const { id } = names.find(({ name }) => name === 'You Tube')!
    dataOf(await mapping('developer', 'brand-2001', mapped(id, 'YOUTUBE')))
    await without('MXMZ_CUSTOM_MEDIA_PLAN_UPLOAD')
    problemOf(await mapping('developer', 'brand-2001', mapped(id, 'YOUTUBE')), 403)
    const json = { names: [{ name: 'Mine', source: 'Plan.xlsx' }] }
    problemOf(await call('developer', `${ACME}/names`, { method: 'POST', json }), 403)
  })

  it('[Touchpoints configuration 6] takes a sheet of many changes over whole, and no more changes than a patch holds one by one', async () => {
    const changes = (group?: string) =>
      Array.from({ length: 600 }, (_, place) => ({
        id: crypto.randomUUID(),
        path: `touchpoints/ADDRESSABLE_TV/factors/f${place}`,
        base: null,
        value: 1,
        ...(group && { group }),
      }))
    const patch = (group?: string) =>
      call('planner', '/documents/touchpoint-library/library-choreograph-US', {
        method: 'PATCH',
        json: { changes: changes(group) },
      })
    problemOf(await patch(), 400)
    const { outcomes } = dataOf<Patched>(await patch('sheet'))
    assert.ok(outcomes.length === 600 && outcomes.every(({ outcome }) => outcome === 'applied'))
  })

  it('lists every library of the agency, that of all markets first', async () => {
    const lines = dataOf<LibraryLine[]>(await call('planner', `${ACME}/libraries`))
    assert.deepEqual(
      lines.map(({ market }) => market),
      ['ALL', 'DE', 'GB', 'US'],
    )
    assert.equal(lines[1]!.body['touchpoints/TV/currency'], 'EUR')
  })

  it('stores each metric of a touchpoint once, and names the row that says it again', async () => {
    const of = { market: 'GB', audience: 'Adults 18+', wave: '2026-03-01' }
    const store = (...metrics: readonly object[]) =>
      call('planner', `${ACME}/metrics`, { method: 'PUT', json: { ...of, metrics } })
    const cpm = { touchpoint: 'TV', metric: 'cpm', value: 12, n: 100 }
    const { code, values } = problemOf(await store(cpm, { ...cpm, metric: 'reach' }, cpm), 400)
    assert.deepEqual([code, values], ['touchpoint-metric-twice', { row: 3, touchpoint: 'TV', metric: 'cpm' }])
    assert.equal(problemOf(await store({ ...cpm, n: 3_000_000_000 }), 400).code, 'body-not-valid')
    assert.deepEqual(dataOf(await store(cpm)), { stored: 1 })
  })

  it('has one library of a market, by its id', async () => {
    const create = (id: string) =>
      call('planner', LIBRARIES, {
        method: 'POST',
        json: { id, place: 'choreograph', fields: { market: 'FR', title: 'France' } },
      })
    assert.equal(problemOf(await create('library-choreograph-other'), 400).code, 'touchpoint-library-id')
    dataOf(await create('library-choreograph-FR'), 201)
  })
})
