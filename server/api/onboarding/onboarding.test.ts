import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { PathProgress } from '../../../miniapps/domain/onboarding/progress.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, problemOf } from '../kit/caller-in-tests.ts'
import type { TeamPage } from './read-team.ts'

onEachDatabase((database) => {
  const call = callerOf(database)
  const read = async (who: string, agency = 'choreograph') => {
    const { status, body } = await call(who, `/onboarding?agency=${agency}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body as readonly PathProgress[]
  }
  const standing = async (who: string, path: string, key: string) =>
    (await read(who)).find((each) => each.key === path)?.steps.find((each) => each.key === key)?.standing
  const tick = (step: string, answer?: number) =>
    call('no-workspaces', '/onboarding/steps', {
      method: 'POST',
      json: { agency: 'choreograph', step, answer },
    })
  const visit = (app: string) =>
    database()
      .sql.insertInto('app_visit')
      .values({ person_id: 'person-no-workspaces', agency_code: 'choreograph', app, at: new Date() })
      .execute()

  it('has the paths of the roles that somebody holds', async () => {
    assert.deepEqual(
      (await read('planner')).map(({ key }) => key),
      ['newcomer', 'auditor'],
    )
    assert.deepEqual(
      (await read('no-workspaces')).map(({ key }) => key),
      ['newcomer'],
    )
  })

  it('ticks a step off by what somebody really did, once, and not before what comes first', async () => {
    await visit('contacts')
    assert.equal(await standing('no-workspaces', 'newcomer', 'colleagues'), 'locked')
    await database()
      .sql.updateTable('contact')
      .set({ updated_at: new Date() })
      .where('person_id', '=', 'person-no-workspaces')
      .execute()
    assert.equal(await standing('no-workspaces', 'newcomer', 'details'), 'done')
    assert.equal(await standing('no-workspaces', 'newcomer', 'colleagues'), 'done')
    await visit('contacts')
    await read('no-workspaces')
    const rows = await database()
      .sql.selectFrom('onboarding_done')
      .select('step')
      .where('step', '=', 'newcomer/colleagues')
      .execute()
    assert.equal(rows.length, 1)
  })

  it('takes the word of people for what it cannot see, and no wrong answer', async () => {
    assert.equal((await tick('newcomer/settings')).status, 200)
    assert.equal(problemOf(await tick('newcomer/apps'), 404).code, 'onboarding-step-not-found')
    assert.equal(problemOf(await tick('newcomer/finding', 1), 409).code, 'onboarding-step-locked')
    await visit('apps')
    assert.equal(problemOf(await tick('newcomer/finding', 0), 409).code, 'onboarding-answer-wrong')
    const [path] = (await tick('newcomer/finding', 1)).body as readonly PathProgress[]
    assert.deepEqual(path!.completion, { done: 5, required: 5, percent: 100 })
    assert.doesNotMatch(JSON.stringify(path), /right/)
  })

  it('shows administrators their agency, managers who reports to them, and others nobody', async () => {
    const { sql } = database()
    const team = async (who: string) =>
      (await call(who, '/onboarding/team?agency=choreograph')).body as TeamPage
    const all = await team('admin')
    assert.equal(all.people.length, 50)
    assert.notEqual(all.next, null)
    await sql
      .updateTable('contact')
      .set({ manager_id: 'person-developer' })
      .where('person_id', '=', 'person-no-workspaces')
      .execute()
    const own = await team('developer')
    const found = own.people.find(({ id }) => id === 'person-no-workspaces')
    assert.equal(found?.paths[0]?.completion.percent, 100)
    assert.ok(own.people.length < 20)
    assert.equal(
      (await team('no-workspaces')).people.some(({ id }) => id === 'person-admin'),
      false,
    )
    problemOf(await call('other-agency', '/onboarding/team?agency=mindshare'), 403)
  })
})
