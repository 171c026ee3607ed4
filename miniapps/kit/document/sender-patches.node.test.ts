import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Change } from '../../domain/document/change.ts'
import { MAX_CHANGES_PER_PATCH } from '../../domain/document/limits.ts'
import { Outbox } from './outbox.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { Sender } from './sender.ts'

const change = (path: string, group?: string): Change => ({
  id: path,
  path,
  base: null,
  value: 1,
  ...(group !== undefined && { group }),
})

const entry = (change: Change, order: number): OutboxEntry => ({
  change,
  type: 'note',
  document: 'n1',
  title: '',
  address: '',
  order,
  wasSent: false,
  refused: null,
})

it('sends a group in one patch, also where it lies across the most that a patch takes', async (test) => {
  const outbox = new Outbox('long-patches')
  test.after(() => outbox.close())
  const patches: (readonly Change[])[] = []
  const sender = new Sender(outbox, {
    patch: async (_type, _document, changes) => {
      patches.push(changes)
      const outcomes = changes.map(({ id }) => ({ id, outcome: 'applied' as const }))
      return { version: patches.length, status: 'draft', outcomes, fields: {} }
    },
    exclusively: (work) => work(),
    answered: () => undefined,
    merged: () => undefined,
  })
  const single = Array.from({ length: MAX_CHANGES_PER_PATCH - 1 }, (_, at) => change(`single/${at}`))
  const together = ['level', 'reason', 'skipped'].map((path) => change(path, 'g1'))
  outbox.replace([], [...single, ...together].map(entry))
  await sender.send()
  assert.deepEqual(
    patches.map((changes) => changes.length),
    [MAX_CHANGES_PER_PATCH - 1, 3],
  )
  assert.deepEqual([sender.failure, outbox.entries], [null, []])
})

it('sends a step of more changes than a patch takes whole, and by itself', async (test) => {
  const outbox = new Outbox('large-steps')
  test.after(() => outbox.close())
  const patches: number[] = []
  const sender = new Sender(outbox, {
    patch: async (_type, _document, changes) => {
      patches.push(changes.length)
      const outcomes = changes.map(({ id }) => ({ id, outcome: 'applied' as const }))
      return { version: patches.length, status: 'draft', outcomes, fields: {} }
    },
    exclusively: (work) => work(),
    answered: () => undefined,
    merged: () => undefined,
  })
  const step = Array.from({ length: MAX_CHANGES_PER_PATCH + 1 }, (_, at) => change(`rows/${at}`, 'sheet'))
  outbox.replace([], [change('title'), ...step].map(entry))
  await sender.send()
  assert.deepEqual(patches, [1, step.length])
})
