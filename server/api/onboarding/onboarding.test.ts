import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { EditedPaths } from '../../../miniapps/domain/onboarding/edited-paths.ts'
import type { Notice } from '../../../miniapps/domain/notifications/notice.ts'
import type { PathProgress, TeamLine } from '../../../miniapps/domain/onboarding/progress.ts'
import type { Page } from '../../../shell/contract/page.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { DEMO_ACCOUNTS } from '../../world/demo-accounts.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

onOneDatabase((database) => {
  const call = callerOf(database)
  const read = async (who: string, agency = 'choreograph') => {
    const { status, body } = await call(who, `/onboarding?agency=${agency}`)
    assert.equal(status, 200, JSON.stringify(body))
    return (body as { data: readonly PathProgress[] }).data
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

  it('counts what is held directly and by a role together', async () => {
    const { sql } = database()
    const grant = {
      id: 'given-in-onboarding',
      person_id: 'person-planner',
      account_id: 'az-agency-choreograph',
    }
    const role = { id: 'role-in-onboarding', name: 'Other', application_id: '', countries: [], agencies: [] }
    await sql
      .insertInto('user_role')
      .values({ ...role, permissions: '[{"key":"PERMISSIONS","values":["Other"]}]' })
      .execute()
    await sql
      .insertInto('role_assignment')
      .values({ ...grant, role_id: role.id, below: false, given_at: new Date(), reason: '' })
      .execute()
    assert.deepEqual(
      (await read('planner')).map(({ key }) => key),
      ['newcomer', 'auditor'],
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
    const { data } = (await tick('newcomer/finding', 1)).body as { data: readonly PathProgress[] }
    const path = data[0]
    assert.deepEqual(path!.completion, { done: 5, required: 5, percent: 100 })
    assert.doesNotMatch(JSON.stringify(path), /right/)
  })

  it('shows administrators their agency, managers who reports to them, and others nobody', async () => {
    const { sql } = database()
    const team = async (who: string) =>
      (await call(who, '/onboarding/team?agency=choreograph')).body as Page<TeamLine>
    const all = await team('admin')
    const { lastname } = all.data[0]!
    const wanted = lastname.slice(0, 4)
    const named = (await call('admin', `/onboarding/team?agency=choreograph&q=${encodeURIComponent(wanted)}`))
      .body as Page<TeamLine>
    assert.ok(named.data.some(({ id }) => id === all.data[0]!.id))
    assert.ok(
      named.data.every((each) =>
        `${each.firstname} ${each.lastname}`.toLowerCase().includes(wanted.toLowerCase()),
      ),
    )
    assert.equal(all.data.length, 50)
    assert.notEqual(all.next, null)
    await sql
      .updateTable('contact')
      .set({ manager_id: 'person-developer' })
      .where('person_id', '=', 'person-no-workspaces')
      .execute()
    const own = await team('developer')
    const found = own.data.find(({ id }) => id === 'person-no-workspaces')
    assert.equal(found?.paths[0]?.completion.percent, 100)
    assert.ok(own.data.length < 20)
    assert.equal(
      (await team('no-workspaces')).data.some(({ id }) => id === 'person-admin'),
      false,
    )
    problemOf(await call('other-agency', '/onboarding/team?agency=mindshare'), 403)
  })

  it('lets only who leads somebody remind them, once a day and path, of steps that are open', async () => {
    const remind = (who: string, person: string, path = 'newcomer', agency = 'choreograph') =>
      call(who, '/onboarding/reminders', {
        method: 'POST',
        json: { agency, person: `person-${person}`, path },
      })
    const code = async (called: ReturnType<typeof remind>, status: number) =>
      problemOf(await called, status).code
    assert.equal(await code(remind('no-workspaces', 'planner'), 404), 'onboarding-nobody-to-remind')
    assert.equal(await code(remind('developer', 'planner'), 404), 'onboarding-nobody-to-remind')
    assert.equal(await code(remind('admin', 'admin'), 404), 'onboarding-nobody-to-remind')
    problemOf(await remind('other-agency', 'planner', 'newcomer', 'mindshare'), 403)
    // no-workspaces reports to developer, and has done all of the one path that there is for them
    assert.equal(await code(remind('developer', 'no-workspaces'), 409), 'onboarding-nothing-open')
    assert.equal(await code(remind('developer', 'no-workspaces', 'auditor'), 409), 'onboarding-nothing-open')

    const both = await Promise.all([remind('admin', 'planner'), remind('admin', 'planner')])
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409])
    assert.equal(await code(remind('admin', 'planner'), 409), 'onboarding-reminded-already')
    assert.equal((await remind('admin', 'planner', 'auditor')).status, 200)
    const noticesOf = async (who: string) =>
      dataOf<Notice[]>(await call(who, '/notifications')).filter(({ kind }) => kind === 'onboarding-reminded')
    const [, first, ...others] = await noticesOf('planner')
    assert.equal(others.length, 0)
    const admin = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('admin@'))!
    assert.deepEqual(first!.params, { person: `${admin.firstname} ${admin.lastname}`, open: 5 })
    assert.equal(first!.path, '/onboarding')
    assert.equal((await noticesOf('admin')).length, 0)

    await database().run(`update onboarding_reminder set reminded_at = now() - interval '25 hours'
      where person_id = 'person-planner' and path = 'newcomer'`)
    assert.equal((await remind('admin', 'planner')).status, 200)
  })

  it('gives a badge when a path is complete, and leaves it when steps are added', async () => {
    const [first] = await read('no-workspaces')
    assert.equal(first!.completion.percent, 100)
    assert.ok(first!.badgeAt)
    assert.equal((await read('planner'))[0]!.badgeAt, null)
  })

  it('lets administrators change the paths of their agency, and nobody else', async () => {
    const paths = (who: string, method = 'GET', json?: unknown) =>
      call(who, method === 'GET' ? '/onboarding/paths?agency=choreograph' : '/onboarding/paths', {
        method,
        json,
      })
    assert.equal(problemOf(await paths('planner'), 403).code, 'permission-missing')
    const usual = ((await paths('admin')).body as { data: EditedPaths }).data
    assert.deepEqual([usual.version, usual.isUsual, usual.paths.length], [0, true, 3])
    const newcomer = usual.paths.find(({ key }) => key === 'newcomer')!
    const step = { ...newcomer.steps[1]!, key: 'handbook', title: 'Read the handbook', doneBy: null }
    const quiz = {
      ...step,
      key: 'asked',
      kind: 'quiz',
      title: 'Who helps?',
      dependsOn: ['handbook'],
      quiz: { answers: ['Nobody', 'The help desk'], right: 1 },
    }
    const visit = {
      ...step,
      key: 'look',
      title: 'Look',
      path: '/apps/list?x',
      doneBy: 'visit',
      required: false,
    }
    const changed = [
      { ...newcomer, title: 'Welcome', steps: [step, quiz, ...newcomer.steps, visit] },
      { ...newcomer, key: 'ours', title: 'For auditors', permission: 'SCORECARDS_APP_ACCESS', steps: [step] },
    ]
    const put = (to: unknown, base = 0, who = 'admin') =>
      paths(who, 'PUT', { agency: 'choreograph', base, paths: to })
    problemOf(await put(changed, 0, 'planner'), 403)
    const ring = [{ ...newcomer, steps: [{ ...step, dependsOn: ['asked'] }, quiz] }]
    assert.match(problemOf(await put(ring), 400).detail ?? '', /must not wait for itself/)
    const { body, status } = await put(changed)
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal((body as { data: EditedPaths }).data.version, 1)
    assert.deepEqual((body as { data: EditedPaths }).data.paths, changed)
    assert.equal(problemOf(await put(changed, 0), 409).code, 'onboarding-changed-meanwhile')

    const [seen, ...others] = await read('no-workspaces')
    assert.deepEqual([seen!.title, others.length], ['Welcome', 0])
    assert.deepEqual(seen!.completion, { done: 5, required: 7, percent: 71 })
    assert.ok(seen!.badgeAt)
    assert.deepEqual(seen!.steps[1]!.answerTexts, ['Nobody', 'The help desk'])
    assert.equal(seen!.steps.at(-1)!.standing, 'done')
    assert.equal(problemOf(await tick('newcomer/asked', 1), 409).code, 'onboarding-step-locked')
    await tick('newcomer/handbook')
    assert.equal((await tick('newcomer/asked', 1)).status, 200)
    assert.deepEqual(
      (await read('planner')).map(({ key }) => key),
      ['newcomer', 'ours'],
    )
    assert.equal((await read('other-agency', 'wavemaker'))[0]!.title, undefined)
    assert.equal(dataOf<EditedPaths>(await put(null, 1)).isUsual, true)
    assert.equal((await read('planner'))[0]!.title, undefined)
  })
})
