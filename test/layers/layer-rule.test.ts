import assert from 'node:assert/strict'
import { it } from 'node:test'
import { cycles } from './cycles.ts'
import { mayImport } from './layer-rule.ts'
import { colorsIn } from './literal-colors.ts'

it('lets the shell import only to the right', () => {
  assert.equal(mayImport('shell/guards/chain.ts', 'shell/stores/users.ts'), true)
  assert.equal(mayImport('shell/stores/users.ts', 'shell/guards/chain.ts'), false)
})

it('keeps mini-apps apart from each other and from the shell', () => {
  assert.equal(mayImport('miniapps/cart/cart.tsx', 'miniapps/kit/controls/button.tsx'), true)
  assert.equal(mayImport('miniapps/cart/cart.tsx', 'shell/contract/events.ts'), true)
  assert.equal(mayImport('miniapps/cart/cart.tsx', 'miniapps/header/header.tsx'), false)
  assert.equal(mayImport('miniapps/cart/cart.tsx', 'shell/stores/users.ts'), false)
  assert.equal(mayImport('miniapps/kit/controls/button.tsx', 'miniapps/cart/cart.tsx'), false)
})

it('lets the bricks read tables as the domain does, and know no more of it', () => {
  assert.equal(mayImport('miniapps/kit/grid/grid.tsx', 'miniapps/domain/tabular/read-date.ts'), true)
  assert.equal(mayImport('miniapps/kit/grid/grid.tsx', 'miniapps/domain/curves/wire.ts'), false)
  assert.equal(mayImport('miniapps/kit/document/page.tsx', 'miniapps/domain/tabular/read-date.ts'), true)
})

it('keeps the server out of the browser and tests out of the product', () => {
  assert.equal(mayImport('shell/api/users.ts', 'server/main.ts'), false)
  assert.equal(mayImport('shell/api/users.ts', 'test/browser/answering.ts'), false)
  assert.equal(mayImport('shell/api/users.test.ts', 'test/browser/answering.ts'), true)
  assert.equal(mayImport('server/db/open-db.ts', 'server/db/disk-in-tests.ts'), false)
  assert.equal(mayImport('server/db/disk-in-tests.ts', 'test/browser/answering.ts'), true)
})

it('lets the server import only downward, and one API no other', () => {
  const may = (from: string, to: string) => mayImport(`server/${from}`, `server/${to}`)
  assert.equal(may('start-server.ts', 'http/listen.ts'), true)
  assert.equal(may('apis.ts', 'api/people/people-api.ts'), true)
  assert.equal(may('api/people/people-api.ts', 'apis.ts'), false)
  assert.equal(may('api/people/people-api.ts', 'api/kit/api.ts'), true)
  assert.equal(may('api/kit/api.ts', 'api/people/people-api.ts'), false)
  assert.equal(may('api/scorecards/scorecards-api.ts', 'api/workspaces/workspaces-api.ts'), false)
  assert.equal(may('idp/set-password.ts', 'mail/queue-mail.ts'), true)
  assert.equal(may('mail/queue-mail.ts', 'api/kit/api.ts'), false)
  assert.equal(may('db/migrate.ts', 'world/seed.ts'), false)
  assert.equal(mayImport('server/documents/input.ts', 'miniapps/domain/document/change.ts'), true)
  assert.equal(mayImport('server/documents/input.ts', 'miniapps/kit/controls/button.tsx'), false)
  assert.equal(mayImport('server/build/themes.ts', 'server/db/migrate.ts'), false)
})

const file = (path: string, ...imports: string[]) => ({
  path,
  imports: imports.map((to) => ({ specifier: to, path: to, dynamic: false, line: 1 })),
})

it('finds rings of imports', () => {
  assert.deepEqual(cycles([file('a', 'b'), file('b', 'c'), file('c', 'b'), file('d', 'a')]), ['b -> c -> b'])
})

it('finds rings that are closed by an import() at run time', () => {
  const later = { path: 'b', imports: [{ specifier: 'a', path: 'a', dynamic: true, line: 1 }] }
  assert.deepEqual(cycles([file('a', 'b'), later]), ['a -> b -> a'])
})

it('tells colours from ids and other words', () => {
  assert.deepEqual(colorsIn('a { color: #ff5c00; border: 1px solid red }'), ['#ff5c00', 'red'])
  assert.deepEqual(colorsIn(':host(.red) #add { white-space: nowrap; color: var(--os-color-text) }'), [])
  assert.deepEqual(colorsIn('rgb(0 0 0 / 50%)'), ['rgb(0'])
})
