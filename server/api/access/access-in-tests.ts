import assert from 'node:assert/strict'
import type { Changed } from '../../../miniapps/domain/access/wire-grants.ts'
import type { Db } from '../../db/db.ts'
import { callerOf, problemOf } from '../kit/caller-in-tests.ts'

export const AGENCY = 'az-agency-choreograph'

/** Calls below `/api/access`, as the administrator of the sample world unless somebody else is named. */
export function accessOf(database: () => Db) {
  const call = callerOf(database)
  const answer = async <Body>(method: string, path: string, json?: unknown, who = 'admin'): Promise<Body> => {
    const { status, body } = await call(who, `/access${path}`, { method, json })
    assert.ok(status < 300, `${method} ${path}: ${JSON.stringify(body)}`)
    return body as Body
  }
  const refused = async (method: string, path: string, json?: unknown, who = 'admin') => {
    const called = await call(who, `/access${path}`, { method, json })
    return problemOf(called, called.status)
  }
  const role = async (name: string, ...values: string[]) =>
    (
      await answer<Changed<{ id: string }>>('POST', '/roles', {
        name,
        applicationId: 'applications-choreograph',
        agencies: ['choreograph'],
        countries: [],
        permissions: [{ key: 'PERMISSIONS', values }],
      })
    ).data.id
  const group = async (name: string, ...add: string[]) => {
    const made = { agency: 'choreograph', name, description: '', rule: null }
    const { data } = await answer<Changed<{ id: string }>>('POST', '/groups', made)
    if (add.length > 0) await answer('POST', `/groups/${data.id}/members`, { add, remove: [] })
    return data.id
  }
  const assign = (
    given: { person?: string; group?: string; role: string; expiresAt?: string | null },
    dry = false,
  ) =>
    answer<Changed<{ id: string }>>('POST', `/assignments${dry ? '?dry=true' : ''}`, {
      account: AGENCY,
      below: false,
      expiresAt: null,
      reason: 'Test',
      ...given,
    })
  /** Code of one more agency, in which nobody is an administrator. */
  const otherAgency = async () => {
    const code = 'foreign'
    const ids = { id: code, az_id: `az-${code}`, applications_id: code, organisations_id: code }
    await database()
      .sql.insertInto('agency')
      .values({ code, name: 'Foreign', default_theme: 'light', ...ids })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return code
  }
  return { call, answer, refused, role, group, assign, otherAgency }
}
