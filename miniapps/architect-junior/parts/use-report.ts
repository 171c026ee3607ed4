import { useStore } from '@nanostores/react'
import type { Basis } from '../../domain/scenarios/basis.ts'
import { figuresOf, type OptionFigures, reachOfMoney } from '../../domain/scenarios/figures-of.ts'
import { type OptionName, OPTIONS } from '../../domain/scenarios/option-name.ts'
import { chosenOption, spendsOf } from '../../domain/scenarios/scenario-fields.ts'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { money } from '../../kit/planning/money.ts'
import { useFormat } from '../../kit/words/format.ts'
import { SCENARIO_WORDS } from '../scenario-words.ts'
import { words } from '../words/words.ts'
import { answerLine } from './answer-line.ts'
import { useScenarioWorld } from './scenario-world.tsx'
import { type SourceLine, useAssumptions } from './use-assumptions.ts'
import { useComputed } from './use-computed.ts'

export interface ReportOption {
  name: OptionName
  title: string
  isChosen: boolean
  figures: OptionFigures
  /** Reach at each tenth of the budget, from nothing on. */
  build: readonly number[]
}

/** A scenario as it leaves the portal: on paper, on a slide, in a workbook. */
export interface ScenarioReport {
  title: string
  /** Market, audience, money and days in one line. */
  line: string
  objective: string
  currency: string
  budget: number
  touchpoints: readonly { code: string; name: string }[]
  options: readonly ReportOption[]
  sentences: readonly string[]
  /** Sentences that nobody may miss. */
  warnings: readonly string[]
  sources: readonly SourceLine[]
}

const TENTHS = 10

export function useReport(basis: Basis): ScenarioReport {
  const body = useBody()
  const { document } = useOpenFields()
  const { nameOf } = useScenarioWorld()
  const format = useFormat()
  const title = useStore(document.$about).title || SCENARIO_WORDS.untitled()
  const { objective, touchpoints: _touchpoints, ...answers } = useComputed()
  const chosen = chosenOption(body)
  const options = OPTIONS.flatMap((name): ReportOption[] => {
    const spends = spendsOf(body, name)
    const figures = figuresOf(basis, spends)
    if (Object.keys(spends).length === 0 || 'refused' in figures) return []
    const at = reachOfMoney(basis, spends)
    const build = Array.from({ length: TENTHS + 1 }, (_, tenth) => at((basis.budget * tenth) / TENTHS))
    return [{ name, title: words(`option.${name}`), isChosen: name === chosen, figures, build }]
  })
  const shown = options.find(({ isChosen }) => isChosen) ?? options[0]
  const told = useAssumptions(basis, shown?.name ?? chosen, shown?.figures ?? NOTHING)
  return {
    title,
    line: answerLine(answers, format, money),
    objective,
    currency: answers.currency,
    budget: basis.budget,
    touchpoints: basis.channels.map(({ code }) => ({ code, name: nameOf(code) })),
    options,
    ...told,
  }
}

const NOTHING: OptionFigures = {
  touchpoints: [],
  cost: 0,
  reach: 0,
  frequency: null,
  plus: null,
  perPoint: null,
}
