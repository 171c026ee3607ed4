import { useStore } from '@nanostores/react'
import { Braces } from 'lucide'
import { refText } from '../../domain/audience/compose/audience-refs.ts'
import { AUDIENCE_WORDS } from '../../kit/audience/audience-words.ts'
import { type FigureSource, sourceLines } from '../../kit/audience/survey/source-lines.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import type { Sheet } from '../../kit/exchange/sheet.ts'
import { jsonFile, useFileItems } from '../../kit/exchange/use-file-items.ts'
import { words } from '../words/words.ts'
import { type CompositionWorld, useCompositionWorld } from './composition-world.tsx'
import type { CountedComposition } from '../../domain/audience/compose/count-composition.ts'
import type { DrawnSets } from '../../domain/audience/compose/drawn-sets.ts'
import { titleOfSet } from './joined-set.tsx'

interface CompositionExportsProps {
  counted: CountedComposition
  drawn: DrawnSets
  /** Said with everything that leaves. */
  source: FigureSource
}

/** Export of a composition: rules and sizes as JSON, its groups as CSV. Charts have export menus of their own. */
export function CompositionExports({ counted, drawn, source }: CompositionExportsProps) {
  const { document } = useOpenFields()
  const title = useStore(document.$about).title || AUDIENCE_WORDS.untitled()
  const world = useCompositionWorld()
  const { sheets } = useFileItems()
  return (
    <ExportMenu
      quiet
      items={[
        {
          key: 'json',
          label: words('export.json'),
          icon: Braces,
          make: async () => jsonFile({ title, ...compositionPack(world, counted, source) }, title),
        },
        sheets('csv', words('export.csv'), title, () => groupSheet(drawn, source)),
      ]}
    />
  )
}

function compositionPack(
  world: CompositionWorld,
  { whole, base, regions }: CountedComposition,
  { dataset, warnings = [] }: FigureSource,
) {
  return {
    method: world.bridged.length > 0 ? 'bridge' : 'exact',
    expression: world.expression,
    audiences: world.sets.map((set) => ({
      ref: refText(set),
      title: titleOfSet(set),
      universe: set.edition!.universe,
      dataset: set.edition!.dataset,
      datasetVersion: set.edition!.datasetVersion,
    })),
    result: whole,
    base,
    ...regions,
    source: { name: dataset.name, ...world.basis, notice: dataset.licence.notice, warnings },
  }
}

function groupSheet({ names, cells }: DrawnSets, source: FigureSource): Sheet {
  const heads = [
    words('cells'),
    ...names,
    audienceWords('size'),
    words('shareOfBase'),
    audienceWords('respondents'),
  ]
  return {
    name: words('cells'),
    titleRows: 1,
    rows: [
      heads,
      ...cells.map(({ name: cell, mask, universe, share, n }) => [
        cell,
        ...names.map((_, set) => (mask === null ? null : mask & (1 << set) ? 1 : 0)),
        universe,
        share,
        n,
      ]),
      [],
      ...sourceLines(source),
    ],
  }
}
