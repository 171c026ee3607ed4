import type { Agency } from '../contract/entities.ts'
import { CONFIG } from './environment.ts'

/** Spec section 3, environment configuration: the application whose roles count in an agency. */
export function applicationIdOf({ code, applicationsId }: Agency): string {
  return CONFIG.appIds?.[code] ?? applicationsId
}
