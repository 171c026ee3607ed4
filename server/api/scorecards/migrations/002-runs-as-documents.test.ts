import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, it } from 'node:test'
import type { Body } from '../../../../miniapps/domain/document/change.ts'
import { SMALL_SCORECARD } from '../../../../miniapps/domain/scorecards/scorecard-in-tests.ts'
import { SCORECARD_RUN } from '../../../../miniapps/domain/scorecards/scorecard-run.ts'
import { NOUNS } from '../../../apis.ts'
import { migrate } from '../../../db/migrate.ts'
import { onEachEmptyDatabase } from '../../../db/on-each-database-in-tests.ts'
import { historyOf } from '../../../documents/history-of.ts'
import { bodyOf } from '../../../documents/stored-document.ts'
import { toRun } from '../to-run.ts'

/** The tables of earlier releases, with the people p1 and p2 and the brand b1. */
const EARLIER = readFileSync(join(import.meta.dirname, '../../../db/before-nouns-in-tests.sql'), 'utf8')
const { id, version, title, intro, dimensions, questions } = SMALL_SCORECARD
const RUNS = `
  insert into scorecard values ('${id}', ${version}, 1, '${title}', '${JSON.stringify(intro)}',
    '${JSON.stringify(dimensions)}', '${JSON.stringify(questions)}');
  insert into scorecard_run values
    ('open', '${id}', ${version}, 'b1', 'open', '2026-08-01T08:00:00.123Z', 'p1', '2026-08-03T08:00:00Z', 'p2'),
    ('done', '${id}', ${version}, 'b1', 'submitted', '2026-05-01T08:00:00Z', 'p1', '2026-05-02T09:00:00Z', 'p2'),
    ('older', '${id}', ${version}, 'b1', 'reviewed', '2026-02-01T08:00:00Z', 'p1', '2026-02-02T09:00:00Z', 'p1'),
    ('fresh', 'site-app', 1, 'b1', 'submitted', '2026-03-01T08:00:00Z', 'p1', '2026-03-01T08:00:00Z', 'p1');
  insert into scorecard_answer values
    ('open', 'a', 0, false, 'No longer so.', '', 'p2', '2026-08-03T08:00:00Z'),
    ('open', 'b', null, false, '', 'Größe "geprüft"', 'p1', '2026-08-02T08:00:00.5Z'),
    ('open', 'c', null, false, '', '', 'p1', '2026-08-02T07:00:00Z'),
    ('done', 'a', 4, false, '', 'Seen.', 'p2', '2026-05-01T09:00:00Z'),
    ('done', 'b', 2, false, '', '', 'p1', '2026-05-01T08:30:00Z'),
    ('done', 'c', null, true, 'Not sold here.', '', 'p1', '2026-05-01T08:30:00Z'),
    ('older', 'a', 1, false, '', '', 'p1', '2026-02-01T09:00:00Z');`
const MAYA = 'Maya Lindqvist'

onEachEmptyDatabase((database) => {
  before(async () => {
    await database().run(EARLIER + RUNS)
    await migrate(database().sql, NOUNS)
  })
  const document = (runId: string) =>
    database().sql.selectFrom('document').selectAll().where('id', '=', runId).executeTakeFirstOrThrow()

  it('keeps each answer with its author and its time, an emptied one too', async () => {
    const run = await toRun(database().sql, await document('open'))
    const none = {
      level: null,
      unknown: false,
      notApplicable: false,
      reason: '',
      evidence: '',
      confidence: null,
    }
    assert.deepEqual(run, {
      id: 'open',
      scorecardId: id,
      scorecardVersion: version,
      brandId: 'b1',
      period: '2026-Q3',
      kind: 'first',
      status: 'open',
      startedAt: '2026-08-01T08:00:00.123Z',
      startedBy: MAYA,
      updatedAt: '2026-08-03T08:00:00.000Z',
      answers: [
        {
          ...none,
          questionId: 'a',
          level: 0,
          reason: 'No longer so.',
          by: 'Jo Second',
          at: '2026-08-03T08:00:00.000Z',
        },
        { ...none, questionId: 'b', evidence: 'Größe "geprüft"', by: MAYA, at: '2026-08-02T08:00:00.500Z' },
        { ...none, questionId: 'c', by: MAYA, at: '2026-08-02T07:00:00.000Z' },
      ],
    })
  })

  it('shows of an open run what a document of today would show', async () => {
    const line = await document('open')
    const body: Body = bodyOf(line.fields)
    const facts = { scorecard: SMALL_SCORECARD }
    const { title: inList, columns } = SCORECARD_RUN.list
    assert.deepEqual([line.title, line.columns], [inList(body, facts), columns!(body, facts)])
    assert.deepEqual([line.result, line.slot, body['period'], body['kind']], [null, id, '2026-Q3', 'first'])
  })

  it('keeps of finished runs the results of rule 1, and says which quarter they are about', async () => {
    const { result, columns, slot } = await document('done')
    const figures = { questions: 3, answered: 3, coverage: 1, score: 80 }
    const parts = [
      { dimension: 'Speed', questions: 2, answered: 2, coverage: 1, score: 80 },
      { dimension: 'Reach', questions: 1, answered: 1, coverage: 1, score: null },
    ]
    assert.deepEqual(result, { rule: 1, dimensions: parts, ...figures })
    assert.deepEqual(columns, {
      scorecard: id,
      version,
      period: '2026-Q2',
      kind: 'first',
      unknown: 0,
      ...figures,
    })
    assert.equal(slot, null)
  })

  it('tells the history of a run, with its end', async () => {
    const { data: history } = await historyOf(database().sql, 'done')
    const lines = history.map(({ path, base, value, version, by }) => [version, path, base, value, by.name])
    assert.deepEqual(lines.toReversed(), [
      [1, 'scorecard', null, id, MAYA],
      [1, 'version', null, version, MAYA],
      [2, 'answers/b/level', null, 2, MAYA],
      [3, 'answers/c/notApplicable', null, true, MAYA],
      [3, 'answers/c/reason', null, 'Not sold here.', MAYA],
      [4, 'answers/a/evidence', null, 'Seen.', 'Jo Second'],
      [4, 'answers/a/level', null, 4, 'Jo Second'],
      [5, '@status', 'open', 'submitted', 'Jo Second'],
    ])
    assert.equal((await document('done')).version, 5)
  })

  it('takes over a run of a scorecard that had no questions', async () => {
    const { result, columns } = await document('fresh')
    const figures = { questions: 0, answered: 0, coverage: 0, score: null }
    assert.deepEqual(result, { rule: 1, dimensions: [], ...figures })
    const run = { scorecard: 'site-app', version: 1, period: '2026-Q1', kind: 'first', unknown: 0 }
    assert.deepEqual(columns, { ...run, ...figures })
  })
})
