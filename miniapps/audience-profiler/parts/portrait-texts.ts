import { sizeText } from '../../kit/audience/figure-text.ts'
import { type FigureSource, sourceText } from '../../kit/audience/survey/source-lines.ts'
import { words as frameWords } from '../../kit/audience/frame/words/words.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { Told } from './portrait-world.tsx'

/** Source of a portrait's figures. */
export const basisOf = ({ survey, edition, baseRule }: Told): FigureSource => ({
  dataset: survey.dataset,
  slices: edition.slices,
  weight: edition.weight,
  base: baseRule.text,
})

/** Size of the audience, and the respondents that it is counted from. */
export function sizeLine({ audience, base, baseRule, edition }: Told, format: Format): string {
  // as published where it is the same people: a count among sensitive questions may be rounded
  const { universe, n } = baseRule.text === edition.base ? edition : audience
  return words('size', {
    people: sizeText(format, universe),
    share: format.percent(audience.universe / base.universe, 1),
    respondents: n,
  })
}

/** Source of the figures with the licence's notice, for all that leaves the portal. */
export const sourceLine = (told: Told): string => sourceText(basisOf(told))

/** The same in one line, for the foot of each page. */
export function footLine(told: Told): string {
  const { dataset, slices, base } = basisOf(told)
  const chosen = dataset.slices.filter(({ id }) => slices.includes(id))
  return [
    frameWords('version', { name: dataset.name, version: dataset.version }),
    chosen.map(({ market, wave }) => `${market} ${wave}`).join(', '),
    base,
    dataset.licence.notice,
  ]
    .filter(Boolean)
    .join(' · ')
}
