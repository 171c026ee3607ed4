import assert from 'node:assert/strict'
import type { State } from './apps/state.ts'
import type { Framework } from './build-apps.ts'
import type { Desk } from './desk.ts'

/** A row of the table of Custom Elements Everywhere, on our elements. */
export interface Behaviour {
  name: string
  /** Number of the note in docs/authors/elements.md, where a framework needs one. */
  notes?: Partial<Record<Framework, number>>
  check(desk: Desk): Promise<void>
}

const FIRST = 'Norvane / GB - Tom & "Jerry" <é>'
const state = (more: Partial<State> = {}): State => ({ keys: ['one'], hidden: true, app: 'Desk', ...more })
const listening = (more: Partial<State> = {}) =>
  state({ selectable: true, listening: true, details: ['Site'], ...more })

/** Presses the first step; answers the app's text as the listener knew it, for each call up to now. */
async function press(desk: Desk): Promise<unknown[]> {
  await desk.press()
  return (await desk.heard()).map(([text]) => text)
}

const IN_TEMPLATES: readonly Behaviour[] = [
  {
    name: 'attribute with text',
    async check(desk) {
      await desk.start(state())
      await desk.shows(`${FIRST} / Desk`)
    },
  },
  {
    name: 'attribute with `&`, `"`, `<` and accents',
    async check(desk) {
      await desk.start(state({ app: '“Ünïcode” & <b>"x"</b>' }))
      await desk.shows(`${FIRST} / “Ünïcode” & <b>"x"</b>`)
    },
  },
  {
    name: 'attribute changed',
    async check(desk) {
      await desk.start(state({ text: 'Draft' }))
      await desk.shows(`${FIRST} / Draft / Desk`)
      await desk.show(state({ text: 'Final' }))
      await desk.shows(`${FIRST} / Final / Desk`)
    },
  },
  {
    name: 'boolean attribute on and off',
    notes: { Preact: 1, Vue: 1, Svelte: 1, Angular: 1 },
    async check(desk) {
      await desk.start(state({ hidden: false }))
      await desk.shows(`${FIRST} / Desk / Audits`)
      await desk.show(state({ hidden: true }))
      await desk.shows(`${FIRST} / Desk`)
      await desk.show(state({ hidden: false }))
      await desk.shows(`${FIRST} / Desk / Audits`)
    },
  },
]

const PROPERTIES: readonly Behaviour[] = [
  {
    name: 'property with a list of texts',
    async check(desk) {
      await desk.start(state({ details: ['Site', 'Question 4'] }))
      await desk.shows(`${FIRST} / Desk / Site / Question 4`)
    },
  },
  {
    name: 'property with a list of objects',
    async check(desk) {
      await desk.start(state({ details: ['Site', { name: 'Question 4' }] }))
      await desk.shows(`${FIRST} / Desk / Site / Question 4`)
    },
  },
  {
    name: 'list replaced',
    async check(desk) {
      await desk.start(state({ details: ['Site', 'Question 4'] }))
      await desk.show(state({ details: [{ name: 'Media' }] }))
      await desk.shows(`${FIRST} / Desk / Media`)
    },
  },
  {
    name: 'boolean property on and off',
    async check(desk) {
      await desk.start(state({ selectable: true }))
      await desk.hasButtons(2)
      await desk.show(state({ selectable: false }))
      await desk.hasButtons(0)
      await desk.show(state({ selectable: true }))
      await desk.hasButtons(2)
    },
  },
  {
    name: 'many changes in a row: the last one counts',
    async check(desk) {
      await desk.start(state())
      for (let index = 1; index <= 5; index++)
        await desk.show(state({ app: `Desk ${index}`, details: [`Site ${index}`] }))
      await desk.shows(`${FIRST} / Desk 5 / Site 5`)
    },
  },
  {
    name: 'changed to nothing: `null` and `undefined`',
    async check(desk) {
      await desk.start(state({ text: 'Draft', details: ['Site'] }))
      await desk.shows(`${FIRST} / Draft / Desk / Site`)
      await desk.show(state({ text: null, app: null, details: null }))
      await desk.shows(FIRST)
      await desk.show(state({ text: 'Draft', details: ['Site'] }))
      await desk.shows(`${FIRST} / Draft / Desk / Site`)
      await desk.show(state({ text: undefined, app: undefined, details: undefined }))
      await desk.shows(FIRST)
    },
  },
]

const EVENTS: readonly Behaviour[] = [
  {
    name: 'event by the framework’s own syntax, name with hyphens',
    async check(desk) {
      await desk.start(listening())
      await desk.hasButtons(3)
      assert.deepEqual(await press(desk), ['Desk'])
    },
  },
  {
    name: 'event’s `detail`',
    async check(desk) {
      await desk.start(listening())
      await desk.hasButtons(3)
      await desk.press()
      const [[, type, detail] = []] = await desk.heard()
      assert.equal(type, 'os-breadcrumb-select')
      assert.deepEqual(detail, { kind: 'client', text: 'Norvane', index: 0 })
    },
  },
  {
    name: 'event after a change: the new listener, once',
    async check(desk) {
      await desk.start(listening())
      await desk.show(listening({ app: 'Plan' }))
      await desk.shows(`${FIRST} / Plan / Site`)
      assert.deepEqual(await press(desk), ['Plan'])
    },
  },
  {
    name: 'listener taken away, and given again',
    notes: { Vue: 2, Solid: 2, Angular: 2 },
    async check(desk) {
      await desk.start(listening())
      await desk.show(listening({ app: 'Plan', listening: false }))
      await desk.shows(`${FIRST} / Plan / Site`)
      assert.deepEqual(await press(desk), [])
      await desk.show(listening({ app: 'Buy' }))
      await desk.shows(`${FIRST} / Buy / Site`)
      assert.deepEqual(await press(desk), ['Buy'])
    },
  },
]

const IN_THE_PAGE: readonly Behaviour[] = [
  {
    name: 'children, and children changed',
    async check(desk) {
      await desk.start(state({ fallback: 'Results are in the portal.' }))
      await desk.showsChildren('Results are in the portal.')
      await desk.show(state({ fallback: 'Sign in for results.' }))
      await desk.showsChildren('Sign in for results.')
    },
  },
  {
    name: 'moved within a list',
    async check(desk) {
      await desk.start(listening({ keys: ['one', 'two'] }))
      await desk.shows(`${FIRST} / Desk / Site`, `${FIRST} / Desk / Site`)
      await desk.mark('two')
      await desk.show(listening({ keys: ['two', 'three', 'one'], details: ['Media'] }))
      const path = `${FIRST} / Desk / Media`
      await desk.shows(path, path, path)
      assert.equal(await desk.isMarked('two'), true)
      assert.deepEqual(await press(desk), ['Desk'])
    },
  },
  {
    name: 'out of the page and in again',
    async check(desk) {
      await desk.start(listening())
      await desk.shows(`${FIRST} / Desk / Site`)
      await desk.show(listening({ keys: [] }))
      await desk.shows()
      await desk.show(listening({ details: ['Media'] }))
      await desk.shows(`${FIRST} / Desk / Media`)
      assert.deepEqual(await press(desk), ['Desk'])
    },
  },
]

/** The element's script was in the page before the framework drew. */
export const BEHAVIOURS: readonly Behaviour[] = [...IN_TEMPLATES, ...PROPERTIES, ...EVENTS, ...IN_THE_PAGE]

/** In a page that has no elements yet. */
export const LATE: Behaviour = {
  name: 'script of the element later than the framework',
  notes: { 'React 19': 3, Preact: 3, Vue: 3 },
  async check(desk) {
    await desk.start(listening({ hidden: false, selectable: false, details: ['Site', 'Question 4'] }))
    await desk.bringElements()
    await desk.shows(`${FIRST} / Desk / Audits / Site / Question 4`)
    await desk.hasButtons(0)
    await desk.show(listening({ app: 'Plan', details: ['Site', { name: 'Media' }] }))
    await desk.shows(`${FIRST} / Plan / Site / Media`)
    await desk.hasButtons(4)
    assert.deepEqual(await press(desk), ['Plan'])
  },
}
