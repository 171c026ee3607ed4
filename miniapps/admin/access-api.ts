import { useMemo } from 'react'
import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { Page } from '../domain/access/wire.ts'
import type { Changed } from '../domain/access/wire-grants.ts'
import { requestJson, type JsonRequest } from '../kit/bridge/request-json.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'

const ACCESS = '/api/access'

/** What a call is narrowed by; what is undefined or '' is left out, a list is said value by value. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

/** `/people?q=ada&role=a&role=b`, below the API's own address. */
export function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== '' && each !== false) params.append(key, String(each))
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

type Method = Exclude<JsonRequest['method'], 'GET' | undefined>

/** What administrators ask of `/api/access`, see wire.ts; everything throws `RequestError` where the server refuses. */
export interface AccessApi {
  /** What stands under `data`. */
  get<Data>(address: string, signal: AbortSignal): Promise<Data>
  page<Line>(address: string, signal: AbortSignal): Promise<Page<Line>>
  /** The whole answer, where nothing stands around it. */
  whole<Answer>(address: string, signal: AbortSignal): Promise<Answer>
  /** Answers the whole, where more than the change is told. */
  send<Answer>(method: Method, address: string, body?: unknown): Promise<Answer>
  change<Data>(method: Method, address: string, body?: unknown): Promise<Changed<Data>>
}

export function accessApi(portal: MiniAppPortal): AccessApi {
  const ask = <Answer>(address: string, request: JsonRequest) =>
    requestJson<Answer>(portal, `${ACCESS}${address}`, request)
  return {
    get: async <Data>(address: string, signal: AbortSignal) =>
      (await ask<{ data: Data }>(address, { signal })).data,
    page: (address, signal) => ask(address, { signal }),
    whole: (address, signal) => ask(address, { signal }),
    send: (method, address, body) => ask(address, { method, body }),
    change: (method, address, body) => ask(address, { method, body }),
  }
}

export function useAccessApi(): AccessApi {
  const portal = useMiniApp(({ portal }) => portal)
  return useMemo(() => accessApi(portal), [portal])
}
