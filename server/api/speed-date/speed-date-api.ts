import type { Api } from '../kit/api.ts'
import { eventTasks } from './event-tasks.ts'
import { feedback } from './migrations/001-feedback.ts'
import { addDemoEvents } from './sample/add-demo-events.ts'
import { addSpeedDates } from './sample/add-speed-dates.ts'
import { SPEED_DATES } from './speed-date-kind.ts'
import { speedDateRouter } from './speed-date-router.ts'

/** Short meetings of many people; whoever begins one starts its clock. */
export const speedDateApi: Api = {
  noun: 'speed-date',
  after: ['people', 'workspaces', 'documents'],
  path: '/speed-date',
  apps: ['speed-date'],
  router: speedDateRouter,
  migrations: { '001-feedback': feedback },
  documents: [SPEED_DATES],
  tasks: [eventTasks],
  addSample: addSpeedDates,
  samples: [
    { noun: 'demo-events', after: ['speed-date', 'notifications'], migrations: {}, addSample: addDemoEvents },
  ],
}
