import type { Filter } from '../../../kit/views/filters/filter.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { useAgencies } from '../use-agencies.ts'
import { actionText, ACTIONS } from './action-text.ts'
import { words } from './words/words.ts'

/** When, of what kind, in which agency, and with what outcome. */
export function useAuditFilters(): readonly Filter[] {
  const agencies = useAgencies().data ?? []
  const { compare } = useFormat()
  return [
    { key: 'period', label: words('when'), kind: 'period' },
    {
      key: 'action',
      label: words('action'),
      kind: 'choice',
      options: ACTIONS.map((value) => ({ value, label: actionText(value) })).toSorted((one, other) =>
        compare(one.label, other.label),
      ),
    },
    {
      key: 'agency',
      label: kitWords('agency'),
      kind: 'choice',
      options: agencies.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      key: 'outcome',
      label: words('outcome'),
      kind: 'choice',
      options: (['done', 'refused'] as const).map((value) => ({ value, label: words(`outcome.${value}`) })),
    },
  ]
}
