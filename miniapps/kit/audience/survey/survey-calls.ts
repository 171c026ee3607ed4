import { expressionsOf, variablesIn } from '../../../domain/audience/variables-in.ts'
import { surveySegments } from '../../../domain/galaxies/survey-segments.ts'
import { treeSegments } from '../../../domain/galaxies/tree-segments.ts'
import { protectCounts, protectRegions } from '../../../domain/privacy/protect-counts.ts'
import { weightColumn } from '../../../domain/surveys/people-column.ts'
import type { Protection } from '../../../domain/surveys/dataset.ts'
import { countRegions } from '../../../domain/surveys/store/count-regions.ts'
import { countTable, type Respondents } from '../../../domain/surveys/store/count-table.ts'
import { pointsOf } from '../../../domain/surveys/store/points-of.ts'
import { answersOf } from './answers-of.ts'
import type { RegionsWish, TableWish } from '../../../domain/surveys/counting.ts'
import type { Doors } from './survey.ts'
import { type MissingColumns, type OpenedSurvey, SurveyMemory } from './survey-memory.ts'

/** Parts that the worker lacks; `survey`: it does not know the survey at all. */
export interface Missing {
  missing: 'survey' | readonly MissingColumns[]
}

export interface Wish<Door extends keyof Doors> {
  survey: string
  protection: Protection
  asked: Doors[Door]['asked']
}

export type Reply<Door extends keyof Doors> = Missing | { counted: Doors[Door]['counted'] }

/** Slices with all that is asked of them, or what is missing. */
function readyIn(
  memory: SurveyMemory,
  survey: OpenedSurvey | undefined,
  asked: TableWish | RegionsWish,
): Missing | Respondents {
  if (!survey) return { missing: 'survey' }
  const variables = [...variablesIn(expressionsOf(asked))]
  const names = asked.weight === survey.weight ? variables : [...variables, weightColumn(asked.weight)]
  const missing = memory.missing(survey.key, asked.slices, names)
  if (missing.length > 0) return { missing }
  return { stores: memory.stores(survey.key, asked.slices, names), frame: survey.frame }
}

/** Calls of the worker that counts. Nothing leaves it but what the licence lets people see. */
export function surveyCalls() {
  const surveys = new Map<string, OpenedSurvey>()
  const memory = new SurveyMemory()

  const ready = (key: string, asked: TableWish | RegionsWish) => readyIn(memory, surveys.get(key), asked)

  return {
    open(survey: OpenedSurvey): void {
      surveys.set(survey.key, survey)
    },

    load({ survey, slice, bytes }: { survey: string; slice: string; bytes: Uint8Array }): void {
      memory.add(surveys.get(survey)!, slice, bytes)
    },

    tables({ survey, protection, asked }: Wish<'tables'>): Reply<'tables'> {
      const respondents = ready(survey, asked)
      if ('missing' in respondents) return respondents
      return { counted: protectCounts(countTable(respondents, asked), asked, protection, respondents) }
    },

    regions({ survey, protection, asked }: Wish<'regions'>): Reply<'regions'> {
      const respondents = ready(survey, asked)
      if ('missing' in respondents) return respondents
      return { counted: protectRegions(countRegions(respondents, asked), protection) }
    },

    segments({ survey, asked }: Wish<'segments'>): Reply<'segments'> {
      const { features, target, k, seed } = asked
      const respondents = ready(survey, answersOf(asked))
      if ('missing' in respondents) return respondents
      const { frame } = respondents
      const people = pointsOf(respondents, { ...asked, features: target ? [...features, target] : features })
      const found = target
        ? treeSegments({ people, features, target, frame, seed })
        : surveySegments({ people, features, frame, k, seed })
      return { counted: { ...found, assignment: [] } }
    },
  }
}
