import { apiBase, SHELL_APIS, type ApiName } from '../contract/api-bases.ts'
import { APP_ROWS } from './app-rows.ts'

const NAMES = new Set<ApiName>([...SHELL_APIS, ...APP_ROWS.flatMap(({ apis = [] }) => apis)])

/** Every API of the portal: where it is unless the configuration puts it elsewhere. */
export const API_BASES: Readonly<Record<string, string>> = Object.fromEntries(
  [...NAMES].map((name) => [name, apiBase(name)]),
)
