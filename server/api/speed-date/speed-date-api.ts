import { SPEED_DATE } from '../../../miniapps/domain/speed-date/speed-date.ts'
import type { Api } from '../kit/api.ts'
import { documentKind } from '../kit/document-kind.ts'
import { feedback } from './migrations/001-feedback.ts'
import { addSpeedDates } from './sample/add-speed-dates.ts'
import { speedDateRouter } from './speed-date-router.ts'

/** Short meetings of many people; whoever begins one starts its clock. */
export const speedDateApi: Api = {
  noun: 'speed-date',
  after: ['people', 'workspaces', 'documents'],
  path: '/speed-date',
  apps: ['speed-date'],
  router: speedDateRouter,
  migrations: { '001-feedback': feedback },
  documents: [
    documentKind({
      definition: SPEED_DATE,
      facts: () => Promise.resolve(null),
      sets: async (_sql, action): Promise<Readonly<Record<string, string>>> =>
        action === 'begin' ? { started: new Date().toISOString() } : {},
    }),
  ],
  addSample: addSpeedDates,
}
