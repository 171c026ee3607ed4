import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Block } from '../../../domain/documentation/block.ts'
import { apiBlocks } from './api-blocks.ts'
import { REFERENCE } from './reference-in-tests.ts'

const tables = () =>
  apiBlocks(REFERENCE, 'requests').filter(
    (block): block is Extract<Block, { as: 'table' }> => block.as === 'table',
  )

it('tells of a body each field, those of lists too, with its kind and its limits', () => {
  const [, body] = tables()
  assert.deepEqual(
    body!.rows.map((row) =>
      row.map(([cell]) => (typeof cell === 'string' ? cell : 'text' in cell! && cell.text)),
    ),
    [
      ['app', 'string', 'yes', '1–60 characters'],
      ['kind', '"read" | "write"', '', ''],
      ['lines', 'list of object', '', 'up to 9 items'],
      ['lines[].count', 'integer', 'yes', 'at least 1'],
    ],
  )
})

it('leads from each refusal to its page', () => {
  assert.deepEqual(tables().at(-1)!.rows, [
    [
      ['409'],
      [{ as: 'link', to: 'errors/request-decided', of: [{ as: 'code', text: 'request-decided' }] }],
      ['Someone has already decided this request.'],
    ],
  ])
})
