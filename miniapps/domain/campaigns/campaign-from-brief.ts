import { type Body, textAt } from '../document/change.ts'
import type { Channel } from '../provoke-brief/channels.ts'
import { briefOf, objectiveIds } from '../provoke-brief/brief-of.ts'
import { NAME_MAX_CHARACTERS, OBJECTIVE_MAX_CHARACTERS } from './limits.ts'

/** Name of the pin that holds the brief's version. */
export const BRIEF_PIN = 'brief'

/**
 * Id of the campaign made of a brief or a scenario, always the same, so that handing it over twice leads to
 * one campaign. Once that is archived the next has a number before it.
 */
export const campaignIdOf = (sourceId: string, turn = 1): string =>
  turn === 1 ? `of-${sourceId}` : `${turn}-of-${sourceId}`

/** What a campaign takes over from an approved brief; channels with money become lines of its split. */
export function campaignFromBrief(brief: Body): Body {
  const { budget, start, end, audience } = briefOf(brief)
  const want = textAt(brief, 'agency/want') || textAt(brief, 'client/want')
  const filled = {
    title: textAt(brief, 'title'),
    objective: want.slice(0, OBJECTIVE_MAX_CHARACTERS),
    audience: textAt(brief, 'audience/name').slice(0, NAME_MAX_CHARACTERS),
    universe: audience.universe,
    start,
    end,
    'budget/total': budget.total,
    'budget/currency': budget.currency,
    ...kpisOf(brief),
    ...splitOf(brief),
  }
  return Object.fromEntries(
    Object.entries(filled).flatMap(([path, value]) =>
      value === null || value === '' ? [] : [[path, value]],
    ),
  )
}

/** Objectives keep their numbers, and warnings their reasons. */
const kpisOf = (brief: Body): Body =>
  Object.fromEntries(
    objectiveIds(brief).flatMap(
      (id) =>
        [
          ...['metric', 'direction', 'baseline', 'target', 'date'].map((part) => [
            `kpis/${id}/${part}`,
            brief[`objectives/${id}/${part}`] ?? null,
          ]),
          ...['baseline-missing', 'more-than-double'].map((code) => [
            `reasons/${code}.${id}`,
            brief[`reasons/${code}.${id}`] ?? null,
          ]),
        ] as [string, string | number | null][],
    ),
  )

/** Codes that libraries have for the channels of briefs. */
const TOUCHPOINT_OF: Readonly<Record<Channel, string>> = {
  tv: 'TV',
  bvod: 'BVOD',
  video: 'OLV',
  audio: 'AUDIO',
  'out-of-home': 'OOH',
  print: 'PRINT',
  social: 'SOCIAL',
  search: 'SEARCH',
  display: 'DISPLAY',
  retail: 'RETAIL_MEDIA',
}

const splitOf = (brief: Body): Body =>
  Object.fromEntries(
    briefOf(brief).budget.split.flatMap(({ channel, amount }, at) => [
      [`split/${at + 1}/touchpoint`, TOUCHPOINT_OF[channel]],
      [`split/${at + 1}/amount`, amount],
    ]),
  )

const COMPARED = ['title', 'start', 'end', 'budget/total', 'budget/currency', 'audience', 'universe'] as const

export interface BriefDifference {
  path: (typeof COMPARED)[number]
  brief: Body[string] | undefined
  campaign: Body[string] | undefined
  isSame: boolean
}

/** A campaign's head beside that of the brief it came from. */
export function briefDifferences(brief: Body, campaign: Body): readonly BriefDifference[] {
  const asked = campaignFromBrief(brief)
  return COMPARED.map((path) => ({
    path,
    brief: asked[path],
    campaign: campaign[path],
    isSame: asked[path] === campaign[path],
  }))
}
