import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { EffectivePermission } from '../../../miniapps/domain/access/wire-grants.ts'
import type { User } from '../../../shell/contract/entities.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

onOneDatabase((database) => {
  const call = callerOf(database)
  const settings = (who: string, json: unknown, whose = who) =>
    call(who, `/user-details/users/${whose}@agency.example/display_settings`, { method: 'PATCH', json })

  it('tells who one is [3.11, 6.5, 7.2]', async () => {
    const { userRoles, ...user } = dataOf<User>(await call('planner', '/user-details/users/me'))
    assert.deepEqual(user, {
      id: 'person-planner',
      firstname: 'Maya',
      lastname: 'Lindqvist',
      email: 'planner@agency.example',
      dateLocale: 'en-gb',
      numberLocale: 'en-gb',
      displayLanguage: 'en-US',
    })
    const planner = userRoles.find(({ applicationId }) => applicationId === 'applications-choreograph')
    const flags = planner?.permissions.find(({ key }) => key === 'FEATURE_FLAGS')
    assert.deepEqual(flags?.values, ['MEDIAPLAN_ADJUSTMENT'])
  })

  it('gives somebody else their own formats', async () => {
    assert.equal(dataOf<User>(await call('admin', '/user-details/users/me')).numberLocale, 'de-DE')
  })

  it('explains what one holds on an account oneself, and nothing of others', async () => {
    const on = async (who: string, account: string) =>
      dataOf<EffectivePermission[]>(await call(who, `/user-details/users/me/effective?account=${account}`))
    const mine = await on('planner', 'az-agency-choreograph')
    const enter = mine.find(({ permission }) => permission === 'OsAgencyAccess')
    assert.deepEqual(
      enter?.ways.map(({ kind, account }) => [kind, account.id]),
      [['direct', 'az-agency-choreograph']],
    )
    assert.ok(!mine.some(({ permission }) => permission === 'AdminAppAccess'))
    assert.ok(
      (await on('admin', 'az-agency-choreograph')).some(({ permission }) => permission === 'AdminAppAccess'),
    )
    assert.deepEqual(await on('planner', 'az-agency-mindshare'), [])
    problemOf(await call('planner', '/user-details/users/me/effective'), 400)
  })

  it('never sends the password hash', async () => {
    assert.ok(!JSON.stringify((await call('planner', '/user-details/users/me')).body).includes('scrypt'))
  })

  it('changes one display setting and leaves the others [7.3]', async () => {
    const changed = dataOf<User>(await settings('developer', { dateFormatLocale: 'fr-CA' }))
    assert.deepEqual(
      [changed.dateLocale, changed.numberLocale, changed.displayLanguage],
      ['fr-CA', 'en-gb', 'en-US'],
    )
    dataOf<User>(await settings('developer', { numberFormatLocale: 'de-CH-1901' }))
    dataOf<User>(await settings('developer', { language: 'zh-Hant-TW' }))
    const user = dataOf<User>(await call('developer', '/user-details/users/me'))
    assert.deepEqual(
      [user.dateLocale, user.numberLocale, user.displayLanguage],
      ['fr-CA', 'de-CH-1901', 'zh-Hant-TW'],
    )
  })

  it('takes the address in any case', async () => {
    const path = '/user-details/users/Developer@Agency.Example/display_settings'
    dataOf<User>(await call('developer', path, { method: 'PATCH', json: { language: 'en-US' } }))
  })

  it('refuses settings of others, known or not, administrators included', async () => {
    problemOf(await settings('planner', { language: 'de-DE' }, 'admin'), 403)
    problemOf(await settings('admin', { language: 'de-DE' }, 'planner'), 403)
    problemOf(await settings('planner', { language: 'de-DE' }, 'nobody'), 403)
  })

  it('wants exactly one known field with a language tag', async () => {
    const bad = [
      {},
      [],
      null,
      'de',
      { language: 'de', dateFormatLocale: 'de' },
      { language: '' },
      { language: 'd' },
      { language: 'de_DE' },
      { language: 'english please' },
      { language: 5 },
      { language: null },
      { language: ['de'] },
      { language: `de-${'x'.repeat(80)}` },
      { locale: 'de' },
      { language: 'de', more: 1 },
    ]
    for (const json of bad) {
      const { errors } = problemOf(await settings('planner', json), 400)
      assert.ok(errors && errors.length > 0 && errors.every(({ message }) => message), JSON.stringify(json))
    }
    assert.equal(dataOf<User>(await call('planner', '/user-details/users/me')).displayLanguage, 'en-US')
  })
})
