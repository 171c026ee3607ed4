import assert from 'node:assert/strict'
import { it } from 'node:test'
import { clientsShown } from './client-policy.ts'

const client = (id: string, category: string) => ({ id, category, name: `Client ${id}` })

it('hides the names of clients that compete with the reader’s own', () => {
  const theirs = [client('a', 'Airlines'), client('b', 'Bank'), client('c', 'Airlines')]
  assert.deepEqual(clientsShown(theirs, [client('a', 'Airlines'), client('d', 'Dairy')]), [
    { category: 'Airlines', name: 'Client a' },
    { category: 'Bank', name: 'Client b' },
    { category: 'Airlines', name: null },
  ])
  assert.deepEqual(
    clientsShown(theirs, []).map(({ name }) => name),
    ['Client a', 'Client b', 'Client c'],
  )
})
