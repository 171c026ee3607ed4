import { agencyFor } from '../kit/agency-for.ts'
import type { ApiContext, ApiParts } from '../kit/api-environment.ts'
import { type CallWorld, routes } from '../kit/routes.ts'
import { changeEntry, removeEntry } from './change-entries.ts'
import { listEntries } from './list-entries.ts'
import { tryEntry } from './try-entry.ts'

/**
 * Below `/api/mini-apps`. A script of the page acts for everybody who opens it, so that who keeps the agency
 * of the installation decides.
 */
export const miniAppsRouter = routes(
  {
    'GET /': listEntries,
    'PUT /:key': changeEntry,
    'POST /:key/removal': removeEntry,
    'POST /:key/trial': tryEntry,
  },
  async (parts: ApiParts, context: ApiContext): Promise<CallWorld> => {
    const person = context.get('person')
    await agencyFor(parts, parts.installation.agency, person.id, 'OS_AGENCY_MANAGE')
    return { ...parts, person }
  },
)
