import { Dice } from './dice.ts'
import { organisations } from './organisations.ts'
import { type Colleague, colleagues } from './people.ts'
import type { Organisation } from './sample-rows.ts'

const SEED = 20260

/** Whom everybody's samples are about: each agency's brands and what stands above them, and the people. */
export interface SampleWorld {
  organisations: readonly Organisation[]
  staff: readonly Colleague[]
}

/** The same one each time. */
export function sampleWorld(): SampleWorld {
  const dice = new Dice(SEED)
  return { organisations: organisations(dice), staff: colleagues(dice) }
}
