import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import { requestJson } from '../kit/bridge/request-json.ts'

const WORKSPACES = '/api/workspaces'

/** The address of a call, with what it asks. */
export function addressOf(path: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const asked = new URLSearchParams(given).toString()
  return `${WORKSPACES}${path}${asked && `?${asked}`}`
}

export const ask = <Answer>(portal: MiniAppPortal, address: string, signal: AbortSignal): Promise<Answer> =>
  requestJson(portal, address, { signal })

/** Changes something; what is refused is thrown. */
export const send = <Answer>(
  portal: MiniAppPortal,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> => requestJson(portal, `${WORKSPACES}${path}`, { method, body })
