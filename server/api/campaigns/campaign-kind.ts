import { CAMPAIGN } from '../../../miniapps/domain/campaigns/campaign.ts'
import { textAt } from '../../../miniapps/domain/document/change.ts'
import { documentKind } from '../kit/document-kind.ts'
import { freeNameIn, lockNames } from './client-names.ts'
import { refusal } from './refusals.ts'

/** From here on other systems may join by the name. */
const NAMED_BY = ['submit', 'approve']

export const CAMPAIGNS = documentKind({
  definition: CAMPAIGN,
  facts: () => Promise.resolve(null),
  acted: async (sql, action, { id, body, place }) => {
    if (!NAMED_BY.includes(action)) return
    await lockNames(sql, place)
    const name = textAt(body, 'name')
    const free = await freeNameIn(sql, place, name, id)
    if (free !== name) throw refusal('campaign-name-taken', { name, free })
  },
})
