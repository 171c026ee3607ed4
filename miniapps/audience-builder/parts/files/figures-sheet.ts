import type { Expression } from '../../../domain/audience/expression.ts'
import { printExpression } from '../../../domain/audience/print-expression.ts'
import { sourceLines } from '../../../kit/audience/survey/source-lines.ts'
import type { SheetCell, Sheet } from '../../../kit/exchange/sheet.ts'
import { words } from '../../words/words.ts'
import type { BuilderWorld } from '../builder-world.tsx'
import { funnelRows, funnelSets } from '../../../domain/audience/size/funnel-rows.ts'
import { sizeOf } from '../../../domain/audience/size/size-of.ts'

/** Size and funnel as they are counted when the file is made, with source, base and the licence’s notice below. */
export async function figuresSheet(
  { survey, asks, nodes, basis }: BuilderWorld,
  title: string,
  textOf: (expression: Expression) => string,
): Promise<Sheet> {
  const { expression } = nodes
  const { dataset, count } = survey.data!
  const table = await count(asks([expression, ...funnelSets(expression)])!)
  const size = sizeOf(table)
  const rows = funnelRows(expression, { ...table, cells: table.cells.slice(1) })
  const head: SheetCell[] = ['rule', 'text', 'alone', 'running', 'without', 'n'].map((key) =>
    key === 'text' ? words('text') : key === 'n' ? words('respondents') : words(key as 'rule'),
  )
  return {
    name: title,
    titleRows: 1,
    rows: [
      head,
      [title, printExpression({ expression }), size?.universe ?? null, null, null, size?.n ?? null],
      ...rows.map(({ rule, alone, running, without }): SheetCell[] => [
        textOf(rule),
        printExpression({ expression: rule }),
        alone,
        running,
        without,
        null,
      ]),
      [],
      ...sourceLines({ dataset, slices: basis!.slices, weight: basis!.weight, base: basis!.base }).map(
        (line) => [...line],
      ),
    ],
  }
}
