import type { Controls, State } from './apps/state.ts'
import type { Behaviour } from './behaviours.ts'

const FIRST: Controls = {
  words: 'Plan',
  value: 'Tea',
  choice: 'b',
  options: ['a', 'b'],
  isOn: true,
  isOpen: false,
}
const state = (more: Partial<Controls> = {}): State => ({ keys: [], controls: { ...FIRST, ...more } })

/** As the controls show it. */
const shown = ({ words, value, choice, options, isOn, isOpen }: Controls) => ({
  words: [words, words, words, words],
  value,
  choice,
  options: [...options],
  isOn,
  isReady: isOn,
  isOpen,
})

/** Rows of the table on the controls. */
export const OF_CONTROLS: readonly Behaviour[] = [
  {
    name: 'controls: values, booleans, label and slot as given, and changed',
    async check(desk) {
      await desk.start(state())
      await desk.hasControls(shown(FIRST))
      const next = { words: 'Brief', value: 'Coffee', choice: 'c', options: ['b', 'c'], isOn: false }
      await desk.show(state(next))
      await desk.hasControls(shown({ ...FIRST, ...next }))
    },
  },
  {
    name: 'controls: `input` and `change` with the new value',
    async check(desk) {
      await desk.start(state())
      await desk.hasControls(shown(FIRST))
      await desk.enter('os-field', 'Juice')
      await desk.enter('os-select', 'a')
      await desk.pressIn('os-checkbox')
      await desk.hears(
        ['Juice', 'input', undefined],
        ['a', 'change', undefined],
        ['false', 'change', undefined],
      )
    },
  },
  {
    name: 'controls: sent with their form',
    async check(desk) {
      await desk.start(state())
      await desk.hasControls(shown(FIRST))
      await desk.pressIn('form:not([method]) os-button')
      await desk.hears(['form', 'submit', { text: 'Tea', choice: 'b', yes: 'on' }])
    },
  },
  {
    name: '`os-dialog`: opened, closed by a button of its form, `close`',
    async check(desk) {
      await desk.start(state())
      await desk.show(state({ isOpen: true }))
      await desk.hasControls(shown({ ...FIRST, isOpen: true }))
      await desk.pressIn('os-dialog os-button')
      await desk.hears(['kept', 'close', undefined])
      await desk.hasControls(shown(FIRST))
    },
  },
  {
    name: '`os-table`: rows of the framework, `os-sort`',
    async check(desk) {
      await desk.start(state())
      await desk.hasControls(shown(FIRST))
      await desk.pressIn('os-table')
      await desk.hears(['table', 'os-sort', { column: 'name', direction: 'ascending' }])
    },
  },
]
