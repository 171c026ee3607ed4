import { SPEED_DATE } from '../../../miniapps/domain/speed-date/speed-date.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'
import { addSpeedDates } from './sample/add-speed-dates.ts'

/** Short meetings of many people; whoever begins one starts its clock. */
export const speedDateApi = documentsAlone({
  noun: 'speed-date',
  documents: [
    documentKind({
      definition: SPEED_DATE,
      facts: () => Promise.resolve(null),
      sets: async (_sql, action): Promise<Readonly<Record<string, string>>> =>
        action === 'begin' ? { started: new Date().toISOString() } : {},
    }),
  ],
  addSample: addSpeedDates,
})
