import assert from 'node:assert/strict'
import { it } from 'node:test'
import { CHUNK_TIERS, sharedChunks, wordsChunk } from './chunk-names.ts'

/** Module -> what it imports; `later` are imported at run time. */
function chunksOf(
  graph: Record<string, string[]>,
  entries: readonly string[],
  later: readonly string[] = [],
) {
  const infoOf = (id: string) => ({
    importedIds: graph[id] ?? [],
    isEntry: entries.includes(id),
    dynamicImporters: later.includes(id) ? ['any'] : [],
  })
  return Object.fromEntries(sharedChunks(Object.keys(graph), infoOf))
}

it('puts what the page before sign-in shares with anything into one chunk, and what header and home share beyond that into another', () => {
  const graph = {
    '/index.html': ['/main'],
    '/main': ['/store', '/own'],
    '/store': [],
    '/own': [],
    '/miniapps/header/index.ts': ['/react', '/icon', '/store'],
    '/miniapps/you-page/index.ts': ['/react', '/row'],
    '/miniapps/other/index.ts': ['/react', '/icon'],
    '/react': [],
    '/icon': [],
    '/row': [],
  }
  const starts = Object.keys(graph).filter((id) => /index\./.test(id))
  assert.deepEqual(chunksOf(graph, starts), {
    '/store': 'base',
    '/react': 'ui',
    '/icon': 'ui',
  })
})

it('takes along what a shared module needs', () => {
  const graph = { '/index.html': ['/http'], '/callback.html': ['/http'], '/http': ['/limits'], '/limits': [] }
  assert.deepEqual(chunksOf(graph, ['/index.html', '/callback.html']), { '/http': 'base', '/limits': 'base' })
})

it('makes one chunk of what an app starts with, one of what its screens share, and few of what apps share', () => {
  const graph = {
    '/miniapps/plan/index.ts': ['/miniapps/plan/plan', '/kit/controls/date', '/kit/exchange/export-menu'],
    '/miniapps/plan/screens/one': ['/miniapps/plan/plan', '/miniapps/plan/parts/table', '/kit/charts/bars'],
    '/miniapps/plan/screens/two': ['/miniapps/plan/parts/table', '/kit/exchange/read', '/kit/document/open'],
    '/miniapps/cart/index.ts': ['/kit/controls/date', '/kit/exchange/export-menu', '/kit/document/open'],
    '/miniapps/cart/screens/all': ['/kit/charts/bars', '/kit/exchange/read'],
    '/miniapps/plan/plan': [],
    '/miniapps/plan/parts/table': [],
    '/kit/controls/date': [],
    '/kit/charts/bars': ['/node_modules/d3-scale/scale'],
    '/node_modules/d3-scale/scale': [],
    '/kit/exchange/read': [],
    '/kit/exchange/export-menu': [],
    '/kit/document/open': [],
  }
  const entries = Object.keys(graph).filter((id) => id.endsWith('/index.ts'))
  const screens = Object.keys(graph).filter((id) => id.includes('/screens/'))
  assert.deepEqual(chunksOf(graph, entries, screens), {
    '/miniapps/plan/plan': 'plan-app',
    '/miniapps/plan/parts/table': 'plan-screens',
    '/kit/controls/date': 'kit',
    '/kit/charts/bars': 'kit-charts',
    '/node_modules/d3-scale/scale': 'kit-charts',
    '/kit/exchange/read': 'kit-exchange',
    '/kit/exchange/export-menu': 'kit',
    '/kit/document/open': 'kit-documents',
  })
})

it('makes one chunk of all words of an app in one language, and one of the kit', () => {
  const chunkOf = (room: string) => wordsChunk(`\0words:/home/${room}/words/de.json.js`)
  assert.deepEqual(['miniapps/admin', 'miniapps/admin/parts/audit'].map(chunkOf), [
    'words-admin-de',
    'words-admin-de',
  ])
  assert.equal(chunkOf('miniapps/kit/charts'), 'words-kit-de')
  assert.equal(chunkOf('miniapps/kit'), 'words-ui-de')
  assert.equal(chunkOf('miniapps/header/parts/inbox'), 'words-miniapps-header-parts-inbox-de')
})

it('has one tier for each name, so that nothing is left to the bundler', () => {
  for (const name of [
    'base',
    'ui',
    'kit',
    'kit-asking',
    'kit-documents',
    'kit-charts',
    'kit-planning',
    'plan-app',
    'plan-screens',
  ])
    assert.ok(
      CHUNK_TIERS.some((tier) => tier.test(name)),
      name,
    )
})
