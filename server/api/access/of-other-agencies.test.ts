import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Invited } from '../../../miniapps/domain/access/wire-grants.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { problemOf } from '../kit/caller-in-tests.ts'
import { accessOf, AGENCY } from './access-in-tests.ts'

onOneDatabase((database) => {
  const { call, answer, refused, role, otherAgency } = accessOf(database)
  const roleElsewhere = async (name: string, ...granted: string[]) => {
    const agency = await otherAgency()
    const id = `role-${name}`
    const permissions = JSON.stringify([{ key: 'PERMISSIONS', values: granted }])
    await database().run(`insert into user_role (id, name, application_id, agencies, countries, permissions)
      values ('${id}', '${name}', 'elsewhere', '{${agency}}', '{}', '${permissions}')`)
    return id
  }
  const personElsewhere = async (id: string) => {
    const agency = await otherAgency()
    await database()
      .run(`insert into person (id, email, firstname, lastname, demo, date_locale, number_locale, display_language)
      select '${id}', '${id}@agency.example', 'Secret', 'Name', false, date_locale, number_locale, display_language
      from person where id = 'person-planner'`)
    await database().run(`insert into agency_member (agency_code, person_id) values ('${agency}', '${id}')`)
    return `${id}@agency.example`
  }
  const direct = (...add: string[]) =>
    refused('POST', '/direct', { person: 'person-planner', account: AGENCY, add, remove: [], reason: '' })

  it('a role is as unknown as one that there is not, and so is what it grants', async () => {
    const theirs = await roleElsewhere('elsewhere', 'ElsewhereOnly')
    const given = { person: 'person-planner', account: AGENCY, below: false, expiresAt: null, reason: '' }
    const { code, detail } = await refused('POST', '/assignments', { ...given, role: theirs })
    assert.deepEqual(
      [code, detail],
      ['role-not-found', `This role does not exist any more (${theirs}). Reload the page.`],
    )
    const { data } = await answer<{ data: string[] }>('GET', '/permissions')
    assert.ok(data.includes('CartAppAccess') && !data.includes('ElsewhereOnly'))
    assert.deepEqual(
      [(await direct('ElsewhereOnly')).code, (await direct('No Such Thing')).detail],
      ['permission-not-found', 'This permission does not exist any more (No Such Thing). Reload the page.'],
    )
  })

  it('a person is as unknown to whoever asks by address as nobody at all', async () => {
    const email = await personElsewhere('person-of-elsewhere')
    const ask = (address: string) =>
      call('admin', `/alpha-zulu/v2/users/email/${address}/permissions?depth=3&account_id=agency-os-root`)
    for (const address of [email, 'nobody-at-all@agency.example'])
      assert.equal(problemOf(await ask(address), 404).code, 'person-not-found', address)
    const look = async (address: string) => {
      const person = { email: address, firstname: 'Typed', lastname: 'Here', agency: 'choreograph' }
      const { data, impact } = await answer<Invited>('POST', '/people?dry=true', person)
      return { data: { ...data, email: '' }, impact }
    }
    const seen = await look(email)
    assert.deepEqual(seen, await look('nobody-at-all@agency.example'))
    assert.ok(!JSON.stringify(seen).includes('Secret'))
  })

  it('a role that breaks a rule of duties by itself is refused with the rule, and one that is older is let be', async () => {
    const old = await role('Old pair', 'PairA', 'PairB')
    const rule = { agency: 'choreograph', name: 'Pair', first: ['PairA'], second: ['PairB'] }
    await answer('POST', '/duty-rules', rule)
    const input = {
      name: 'Both sides',
      applicationId: 'applications-choreograph',
      agencies: ['choreograph'],
      countries: [],
      permissions: [{ key: 'PERMISSIONS', values: ['agency-os.PairA', 'PairB'] }],
    }
    const { code, detail } = await refused('POST', '/roles', input)
    assert.deepEqual(
      [code, detail],
      [
        'role-breaks-duties',
        'The role “Both sides” alone would break the rule “Pair”. Change the role or the rule.',
      ],
    )
    await answer('PUT', `/roles/${old}`, { ...input, name: 'Old pair, renamed' })
  })
})
