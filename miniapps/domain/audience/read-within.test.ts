import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contentOfPick } from './content-of-pick.ts'
import { FRAME } from './frame-in-tests.ts'
import { audienceFile, textInFile } from './library/audience-file.ts'
import { parsed } from './parsed-in-tests.ts'
import { readBase } from './read-base.ts'
import { readWithin } from './read-within.ts'
import { tagChanges } from './tag-changes.ts'

describe('a text that somebody writes', () => {
  it('is everybody where it is empty, and says where it is wrong', () => {
    assert.deepEqual(readWithin(' ', FRAME), { expression: { op: 'all' }, fault: undefined })
    assert.deepEqual(readWithin('tv IN (1..3)', FRAME).expression, parsed('tv IN (1, 2, 3)'))
    assert.equal(readWithin('tv = ', FRAME).fault?.code, 'expected-number')
    assert.equal(readWithin('belief = 1', FRAME).fault?.code, 'no-variable')
    assert.deepEqual(readWithin('belief = 1', []).expression, parsed('belief = 1'))
  })

  it('is a base with what the survey does not know of it', () => {
    assert.deepEqual(readBase('', FRAME), { text: '', expression: { op: 'all' } })
    assert.deepEqual(readBase('tv = ', FRAME), { text: '', expression: { op: 'all' } })
    assert.equal(readBase('belief = 1', FRAME).problem?.variable, 'belief')
  })
})

describe('an audience as a file', () => {
  it('is the same audience when it is read again', () => {
    const file = JSON.stringify(audienceFile('Heavy viewers', null, parsed('tv = 1')))
    assert.equal(textInFile(file), 'tv = 1')
    assert.equal(textInFile(JSON.stringify(parsed('tv = 1'))), 'tv = 1')
  })

  it('may be plain text, and is none where nothing can be read', () => {
    assert.equal(textInFile(' tv = 1\n'), 'tv = 1')
    assert.equal(textInFile(''), undefined)
    assert.equal(textInFile('{ broken'), undefined)
  })
})

it('a pick becomes a rule; without answers it is unfinished', () => {
  const of = (name: string) => FRAME.find((variable) => variable.name === name)!
  assert.deepEqual(contentOfPick({ variable: of('age'), codes: [] }), { op: 'range', variable: 'age' })
  const [heavy] = of('tv').codes
  const chosen = contentOfPick({ variable: of('tv'), codes: [heavy!] })
  assert.deepEqual(chosen, { op: 'in', variable: 'tv', codes: [1] })
  assert.equal(contentOfPick({ variable: of('tv'), codes: [] }).codes, null)
})

it('tags are fields of their own: what was taken out goes, what is there stays', () => {
  const body = { 'tags/a': 'young', 'tags/b': 'urban', title: 'Heavy' }
  assert.deepEqual(
    tagChanges(body, ['young'], ['new', 'urban'], () => 'c'),
    { 'tags/a': null, 'tags/c': 'new' },
  )
  assert.deepEqual(
    tagChanges(body, ['young', 'urban'], ['young', 'urban'], () => 'c'),
    {},
  )
})
