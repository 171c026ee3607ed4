import type { Sheet } from '../../../kit/exchange/sheet.ts'
import { actionStatusWords } from './action-status.ts'
import type { ListedAction } from './use-actions.ts'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

/** All that a list of actions shows, to take along. */
export const actionsSheet = (
  actions: readonly ListedAction[],
  auditOf: (scorecardId: string) => string,
): Sheet => ({
  name: appWords('action.actions'),
  titleRows: 1,
  columns: [60, 30, 24, 12, 12, 10, 10].map((width) => ({ width })),
  rows: [
    (['what', 'audit', 'owner', 'due', 'status', 'impact', 'effort'] as const).map((each) =>
      words(`column.${each}`),
    ),
    ...actions.map(({ text, scorecard, owner, due, status, impact, effort }) => [
      text,
      auditOf(scorecard),
      owner?.name ?? null,
      due,
      actionStatusWords(status),
      impact,
      effort,
    ]),
  ],
})
