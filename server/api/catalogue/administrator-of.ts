import { agencyFor } from '../kit/agency-for.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import type { Administrator } from './arrange-apps.ts'

/** Who arranges the apps of an agency. @throws Refusal */
export async function administratorOf(
  parts: Pick<ApiParts, 'sql' | 'spellings'>,
  personId: string,
  agency: string,
): Promise<Administrator> {
  const { code } = await agencyFor(parts, agency, personId, 'APPS_MARKET_MANAGE')
  return { personId, agency: code }
}
