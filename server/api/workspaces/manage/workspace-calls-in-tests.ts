import assert from 'node:assert/strict'
import type { WorkspaceDetail } from '../../../../miniapps/domain/workspaces/workspace-answers.ts'
import type { Page } from '../../../../shell/contract/page.ts'
import { type callerOf, problemOf } from '../../kit/caller-in-tests.ts'

/** Calls of workspaces in short: what succeeds, what is refused, and clients to work with. */
export function workspaceCalls(call: ReturnType<typeof callerOf>) {
  const whole = async (who: string, path: string, json?: unknown, method = json ? 'POST' : 'GET') => {
    const { status, body } = await call(who, `/workspaces${path}`, { method, json })
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }
  const ok = async <Answer>(...called: Parameters<typeof whole>) =>
    ((await whole(...called)) as { data: Answer }).data
  const page = async <Row>(who: string, path: string) => (await whole(who, path)) as Page<Row>
  const refused = async (who: string, path: string, json: unknown, status: number, method = 'POST') =>
    problemOf(await call(who, `/workspaces${path}`, { method, json }), status)
  const make = (json: object, who = 'admin') =>
    ok<WorkspaceDetail>(who, '', { agency: 'choreograph', ...json })
  const client = async (name: string, categories: string[], countries = ['GB', 'IE']) => {
    const advertiser = await make({ type: 'ADVERTISER', name, categories })
    const market = await make({
      type: 'ADVERTISER_MARKET',
      parentId: advertiser.id,
      name: 'Isles',
      countries,
    })
    return { advertiser, market }
  }
  const brandOf = (market: WorkspaceDetail, name: string, more: object = {}) =>
    make({ type: 'BRAND', parentId: market.id, name, countries: ['IE'], ...more })
  const move = (id: string, status: string) => ({
    path: `/${id}/status`,
    json: { status, reason: 'As agreed' },
  })
  return { ok, page, refused, client, brandOf, move }
}
