import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Edition } from '../../domain/audience/edition.ts'
import { readableRule } from '../../domain/crosstab/readable-rule.ts'
import { columnsAhead } from '../../domain/crosstab/table-wish.ts'
import { type Basis, firstBasis, usualBasis } from '../../domain/surveys/basis.ts'
import { basisFields, basisOf } from '../../domain/surveys/basis-fields.ts'
import type { Dataset } from '../../domain/surveys/dataset.ts'
import type { Survey } from '../../kit/audience/survey/survey.ts'
import { useSurvey } from '../../kit/audience/survey/use-survey.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { words } from '../words/words.ts'
import { type CrosstabEdit, useCrosstabEdit } from './crosstab-edit.tsx'
import { useAudiences } from './use-audiences.ts'
import { useShownSurvey } from './use-shown-survey.ts'

/** A crosstab and the survey that it asks. */
export interface CrosstabWorld extends CrosstabEdit {
  datasets: readonly Dataset[]
  basis: Basis
  survey: Survey
  /** Published audiences that it names, by `id@version`. */
  audiences: ReadonlyMap<string, Edition>
  /** Asks others, of the same survey or of another one. */
  changeBasis(changes: Partial<Basis>): void
}

const WorldContext = createContext<CrosstabWorld | null>(null)

export const useCrosstab = (): CrosstabWorld => use(WorldContext)!

/** Rules as people read them: published audiences by their titles. */
export function useReadable(): (rule: string) => string {
  const { audiences } = useCrosstab()
  const titles = new Map([...audiences].map(([key, { title }]) => [key, title]))
  return (rule) => readableRule(rule, titles)
}

interface CrosstabSurveyProps {
  /** Datasets that the person may use: requested together with the crosstab, so that its columns need not wait for them. */
  datasets: Resource<readonly Dataset[]>
  children: ReactNode
}

/** Loads the survey; a crosstab without one takes the usual one, one without slices its newest, and keeps them with the first change. */
export function CrosstabSurvey({ datasets, children }: CrosstabSurveyProps) {
  const edit = useCrosstabEdit()
  const market = useMiniApp(({ context }) => context.workspace?.country?.code)
  const kept = basisOf(edit.body)
  const asked = kept ?? usualBasis(datasets.data ?? [], market)
  const isWhole = kept !== null && kept.slices.length > 0
  const known = datasets.data?.find(({ id }) => id === kept?.dataset)
  const survey = useSurvey(
    asked ? { dataset: asked.dataset, version: asked.version } : null,
    useMemo(() => columnsAhead(edit.body, known), [edit.body, known]),
  )
  const basis = kept && !isWhole && survey.data ? firstBasis(survey.data.dataset, market) : asked
  const audiences = useAudiences(edit.body)
  const shown = useShownSurvey(survey.data, basis)
  const shape = { label: words('loading'), lines: [60, 100, 100, 90], lineHeight: 2 }
  if (datasets.data && !basis) return <EmptyState title={words('noData')}>{words('noDataText')}</EmptyState>
  return (
    <Loaded of={datasets} {...shape} headingLevel={2}>
      {(all) => (
        <Loaded of={{ ...survey, data: survey.error ? undefined : shown }} {...shape} headingLevel={2}>
          {({ survey: data, basis: counted }) => {
            const isListed = all.some(
              ({ id, version }) => id === data.dataset.id && version === data.dataset.version,
            )
            const first = isWhole ? {} : basisFields(basis!, edit.body)
            const world: CrosstabWorld = {
              ...edit,
              body: { ...edit.body, ...basisFields(counted, edit.body) },
              change: (values) => edit.change({ ...first, ...values }),
              changeBasis: (changes) =>
                edit.change(basisFields({ ...basis!, ...changes }, { ...edit.body, ...first })),
              datasets: isListed ? all : [...all, data.dataset],
              basis: basis!,
              survey: data,
              audiences,
            }
            return <WorldContext value={world}>{children}</WorldContext>
          }}
        </Loaded>
      )}
    </Loaded>
  )
}
