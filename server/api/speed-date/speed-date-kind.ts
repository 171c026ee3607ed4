import { sql as raw } from 'kysely'
import { SPEED_DATE } from '../../../miniapps/domain/speed-date/speed-date.ts'
import { documentKind } from '../kit/document-kind.ts'
import { refusal } from '../../documents/refusals.ts'
import { tellWhoWasAdded } from './tell-who-was-added.ts'

/** Events as documents: one without a title is seen by its owner alone, a deleted one by nobody. */
export const SPEED_DATES = documentKind({
  definition: SPEED_DATE,
  facts: () => Promise.resolve(null),
  closed: {
    to: (personId) =>
      raw<boolean>`(document.status = 'deleted' or (document.title = '' and document.created_by <> ${personId}))`,
    refusal: () => refusal('document-not-found', { document: '' }),
  },
  sets: async (_sql, action): Promise<Readonly<Record<string, string | null>>> =>
    action === 'begin' ? { started: new Date().toISOString() } : action === 'plan' ? { started: null } : {},
  changed: tellWhoWasAdded,
})
