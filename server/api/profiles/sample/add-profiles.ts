import { pinPath } from '../../../../miniapps/domain/document/pin.ts'
import {
  pinnedPath,
  PROFILE,
  sectionPath,
  SOURCE,
  textPath,
} from '../../../../miniapps/domain/profiles/profile.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import type { Noun } from '../../../world/noun.ts'
import { ACME_BRANDS } from '../../../world/planning/clients.ts'
import { AUTHOR } from '../../../world/planning/planners.ts'

const PINNED = ['early_adopter=1', 'streaming_services=11', 'finance=5']
const MADE_AT = Date.UTC(2026, 9, 6, 9)

/** Of the first brand: a portrait of its young audience, with what a planner makes of it. */
export const addProfiles: Noun['addSample'] = async (sql) => {
  const [brand] = ACME_BRANDS
  const set = {
    title: 'Young daily streamers: who they are',
    [pinPath(SOURCE)]: { type: 'audience', id: 'audience-young-streamers', version: 1 },
    ...Object.fromEntries(PINNED.map((answer) => [pinnedPath(answer), answer])),
    [sectionPath('Household')]: false,
    [sectionPath('Sensitive')]: false,
    intro:
      'Under 25, and streaming every day. They try new things before others do, and they take advice from people they follow. For Acme Cola that speaks for creators first and commercials second.',
    [textPath('Media')]:
      'Heavy television viewing is half as common here as in the country, and YouTube, Netflix and Twitch stand well above. Plan video there first, and television for what is left to reach.',
    [textPath('Attitudes')]:
      'Quality is worth its price to them. A new flavor needs an honest test by somebody they follow, not a discount.',
  }
  await addSampleDocuments(sql, PROFILE, [
    {
      id: `profile-${brand!.id}-young-streamers`,
      place: brand!.id,
      facts: null,
      steps: [{ at: MADE_AT, by: AUTHOR, set }],
    },
  ])
}
