import { AUDIENCE } from '../../../miniapps/domain/audience/audience-document.ts'
import { AUDIENCE_MAP } from '../../../miniapps/domain/audience-maps/audience-map.ts'
import { CAMPAIGN } from '../../../miniapps/domain/campaigns/campaign.ts'
import { CROSSTAB } from '../../../miniapps/domain/crosstab/crosstab-document.ts'
import { GALAXY } from '../../../miniapps/domain/galaxies/galaxy.ts'
import { OPPORTUNITY_UK, OPPORTUNITY_US } from '../../../miniapps/domain/opportunities/opportunity.ts'
import { PLAN } from '../../../miniapps/domain/plans/plan.ts'
import { PROFILE } from '../../../miniapps/domain/profiles/profile.ts'
import { SCENARIO } from '../../../miniapps/domain/scenarios/scenario.ts'
import { TRANSLATION } from '../../../miniapps/domain/taxonomies/translation.ts'
import { addressOf } from '../../documents/notices/about-document.ts'
import { brandAccess } from '../kit/brand-access.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { Refusal } from '../kit/refusal.ts'

/** Types of documents that can pin an audience; each has a page that a use links to. */
const PINNING = [
  AUDIENCE,
  AUDIENCE_MAP,
  CAMPAIGN,
  CROSSTAB,
  GALAXY,
  OPPORTUNITY_UK,
  OPPORTUNITY_US,
  PLAN,
  PROFILE,
  SCENARIO,
  TRANSLATION,
]

interface Used {
  type: string
  id: string
  status: string
  brand: string
}

/** Path in the portal of each document; null where the caller may not open its app in its brand. */
export async function pathsOfUses(world: BrandWorld, uses: readonly Used[]): Promise<(string | null)[]> {
  const open = new Map<string, Promise<boolean>>()
  const mayOpen = (app: string, brand: string) => {
    const asked = open.get(`${app} ${brand}`) ?? opens(world, app, brand)
    open.set(`${app} ${brand}`, asked)
    return asked
  }
  return Promise.all(
    uses.map(async ({ type, id, status, brand }) => {
      const definition = PINNING.find((each) => each.type === type)
      if (!definition || !(await mayOpen(definition.app, brand))) return null
      return addressOf({ definition }, { id, status, place: brand, columns: {} }).path
    }),
  )
}

async function opens(world: BrandWorld, app: string, brand: string): Promise<boolean> {
  try {
    await brandAccess({ ...world, apps: [app] })(brand, world.person.id)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
