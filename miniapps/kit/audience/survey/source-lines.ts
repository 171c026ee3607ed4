import type { Dataset } from '../../../domain/surveys/dataset.ts'
import { words as frameWords } from '../frame/words/words.ts'
import { words } from './words/words.ts'

/** The people that figures are about, and those that they are compared with. */
export interface FigureSource {
  dataset: Pick<Dataset, 'name' | 'version' | 'slices' | 'weights' | 'licence'>
  /** Ids. */
  slices: readonly string[]
  /** Name of the weight. */
  weight: string
  /** As text; everybody where it is empty. */
  base: string
  /** As text; the base where there is none. */
  comparison?: string
  /** The method behind figures that are not counted: modelled, estimated. */
  model?: string
  /** Warnings for the reader. */
  warnings?: readonly string[]
}

/** Source of figures, name by name: beside it on the screen, and at the end of every file. */
export function sourceLines(of: FigureSource): readonly (readonly [name: string, text: string])[] {
  const { dataset, slices, weight, base, comparison, model, warnings = [] } = of
  const chosen = dataset.slices.filter(({ id }) => slices.includes(id))
  const everybody = frameWords('everybody')
  const lines: readonly (readonly [string, string])[] = [
    [frameWords('dataset'), frameWords('version', { name: dataset.name, version: dataset.version })],
    [frameWords('slices'), chosen.map(({ market, wave }) => `${market} ${wave}`).join(', ')],
    [
      frameWords('weight'),
      weightText(
        dataset.weights.find(({ name }) => name === weight),
        weight,
      ),
    ],
    [frameWords('base'), base || everybody],
    [words('comparison'), comparison || base || everybody],
    [words('model'), model ?? ''],
    [
      words('protection'),
      dataset.licence.protection === 'open' ? '' : words(`protection.${dataset.licence.protection}`),
    ],
    [words('warnings'), warnings.join(' ')],
    [words('notice'), dataset.licence.notice],
  ]
  return lines.filter(([, text]) => text !== '')
}

/** The same as one line, below a picture. */
export const sourceText = (of: FigureSource): string =>
  sourceLines(of)
    .map((line) => line.join(': '))
    .join(' · ')

/** Props of a chart that decide about its files: whether the licence lets any out, and the source that each of them names. */
export const chartFiles = (of: FigureSource): { exports: boolean; source: string } => ({
  exports: of.dataset.licence.exports,
  source: sourceText(of),
})

/** Its source beside its name; an unweighted survey has none. */
function weightText(weight: Dataset['weights'][number] | undefined, name: string): string {
  if (!weight) return name
  const { label, source, date } = weight
  return source ? words('weightOf', { weight: label, source, date }) : label
}
