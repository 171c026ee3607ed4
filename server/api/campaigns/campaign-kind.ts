import { campaignActions } from '../../../miniapps/domain/campaigns/campaign-actions.ts'
import { CAMPAIGN } from '../../../miniapps/domain/campaigns/campaign.ts'
import { textAt } from '../../../miniapps/domain/document/change.ts'
import { mayPlanAudience } from '../../editions/may-plan-audience.ts'
import { documentKind } from '../kit/document-kind.ts'
import { freeNameIn, lockNames } from './client-names.ts'
import { refusal } from './refusals.ts'

/** From here on other systems may join by the name. */
const NAMED_BY = ['submit', 'approve']

const HOUR_MS = 60 * 60 * 1000
/** Of the earliest, the middle and the latest time zone. */
const HOURS_FROM_UTC = [-12, 0, 14]

/**
 * Today's dates around the world: the server does not know the person's time zone, so it refuses only what is
 * wrong in all of them.
 */
const daysOnEarth = (): readonly string[] =>
  HOURS_FROM_UTC.map((hours) => new Date(Date.now() + hours * HOUR_MS).toISOString().slice(0, 10))

export const CAMPAIGNS = documentKind({
  definition: { ...CAMPAIGN, actions: campaignActions(daysOnEarth) },
  facts: () => Promise.resolve(null),
  mayPin: mayPlanAudience,
  acted: async (sql, action, { id, body, place }) => {
    if (!NAMED_BY.includes(action)) return
    await lockNames(sql, place)
    const name = textAt(body, 'name')
    const free = await freeNameIn(sql, place, name, id)
    if (free !== name) throw refusal('campaign-name-taken', { name, free })
  },
})
